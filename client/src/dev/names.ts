// The names of things for pages without a table.
import { emptyView } from '../scene/preview.ts';
import { namesFor } from '../ui/escape/names.ts';
import { words } from '../ui/escape/words.ts';

export const galleryNames = () => namesFor(words.value ?? {}, emptyView());
