import type { ChecklistItem } from './form-schema.ts';

// Two items may have the same title for different people.
export const documentName = ({ title, conditions }: Pick<ChecklistItem, 'title' | 'conditions'>): string =>
  conditions === undefined ? title : `${title} (${conditions})`;

export const documentFact = (item: Pick<ChecklistItem, 'title' | 'conditions'>): string =>
  `document:${documentName(item)}`;
