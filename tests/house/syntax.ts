// What a source file imports and which outer names it uses, read from its syntax tree: comments and strings do not count.
import { parseSync } from 'vite';

export type Import = { from: string; typesOnly: boolean };
type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Calls `see` for every node of the tree, with the node above it and the key it hangs on. */
function walk(node: Node, see: (node: Node, above: Node | null, key: string) => void): void {
  const visit = (here: Node, above: Node | null, key: string): void => {
    see(here, above, key);
    for (const [name, value] of Object.entries(here)) {
      for (const below of Array.isArray(value) ? value : [value]) if (isNode(below)) visit(below, here, name);
    }
  };
  visit(node, null, '');
}

function parse(path: string, source: string): Node {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return program as unknown as Node;
}

const literal = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** A specifier list that is not empty and holds only `type` names imports nothing at run time. */
function typesOnly(node: Node): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const names = (node.specifiers ?? []) as Node[];
  return names.length > 0 && names.every((name) => name.importKind === 'type' || name.exportKind === 'type');
}

/** Every import of a file: static, re-export, dynamic and in types. A computed path shows up as `*`. */
export function importsOf(path: string, source: string): Import[] {
  const found: Import[] = [];
  walk(parse(path, source), (node) => {
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) {
      const from = literal(node.source);
      if (from !== null) found.push({ from, typesOnly: typesOnly(node) });
    } else if (node.type === 'ImportExpression') {
      found.push({ from: literal(node.source) ?? '*', typesOnly: false });
    } else if (node.type === 'TSImportType') {
      found.push({ from: literal(node.source) ?? '*', typesOnly: true });
    }
  });
  return found;
}

/** Keys under which an identifier is a mere label, not a use of an outer name. */
function isLabel(node: Node, above: Node, key: string): boolean {
  if (key === 'property') return above.type === 'MemberExpression' && above.computed !== true;
  if (key === 'key') return above.computed !== true && above.value !== node;
  if (key === 'right') return above.type === 'TSQualifiedName';
  return key === 'label' || key === 'imported' || key === 'exported';
}

/** Every name used or declared in a file, members as `object.member`; labels of properties are left out. */
export function namesIn(path: string, source: string): Set<string> {
  const names = new Set<string>();
  walk(parse(path, source), (node, above, key) => {
    if (node.type === 'MetaProperty') names.add('import.meta');
    if (node.type !== 'Identifier' || (above && isLabel(node, above, key))) return;
    const isObject = above?.type === 'MemberExpression' && key === 'object';
    const member = isObject && above.computed !== true ? (above.property as Node).name : literal(above?.property);
    names.add(isObject && typeof member === 'string' ? `${node.name}.${member}` : String(node.name));
  });
  return names;
}

export type Text = { text: string; above: string; key: string; callee: string | null; place: number };

/** Every string a file computes with, and where it stands: not those of imports, types or property names. */
export function stringsIn(path: string, source: string): Text[] {
  const found: Text[] = [];
  walk(parse(path, source), (node, above, key) => {
    const text = literal(node);
    if (text === null || above === null || key === 'source' || /^TS(LiteralType|ImportType)/.test(above.type)) return;
    if (above.type === 'Property' && key === 'key') return;
    const callee = above.type === 'CallExpression' && isNode(above.callee) ? String(above.callee.name ?? '') : null;
    const place = callee === null ? -1 : (above.arguments as unknown[]).indexOf(node);
    const label = above.type === 'Property' && isNode(above.key) ? String(above.key.name ?? '') : key;
    found.push({ text, above: above.type, key: label, callee, place });
  });
  return found;
}

/** The string under one property of each object literal in which another property speaks of `word`. */
export function labelled(path: string, source: string, key: string, other: string, word: string): string[] {
  const found: string[] = [];
  walk(parse(path, source), (node) => {
    if (node.type !== 'ObjectExpression') return;
    const value = (name: string) =>
      (node.properties as Node[]).find((p) => p.type === 'Property' && isNode(p.key) && p.key.name === name)?.value;
    const text = literal(value(key));
    const beside = value(other);
    if (text === null || !isNode(beside)) return;
    let speaks = false;
    walk(beside, (here) => {
      speaks ||= here.type === 'Identifier' && here.name === word;
    });
    if (speaks) found.push(text);
  });
  return found;
}
