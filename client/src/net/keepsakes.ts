// What this browser remembers between visits. Without storage it remembers until the page is closed.
const PREFIX = 'fire-escape.';
const memory = new Map<string, string>();

export const recall = (name: string): string | null => {
  try {
    return localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
};

export const keep = (name: string, value: string): void => {
  memory.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows may refuse: the memory of this page has it.
  }
};

export const forget = (name: string): void => {
  memory.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // What could not be kept is not there.
  }
};
