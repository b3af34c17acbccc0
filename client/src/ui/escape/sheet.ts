// Which of the things to be read lies open.
import { signal } from '@preact/signals';

type Sheet = 'keys' | 'rules' | 'aim';
export const sheet = signal<'' | Sheet>('');
export const openSheet = (which: Sheet): void => {
  sheet.value = sheet.value === which ? '' : which;
};
export const closeSheet = (): void => {
  sheet.value = '';
};
