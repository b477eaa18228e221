import data from '../../checklist-advice.json' with { type: 'json' };
import type { ChecklistItem } from '../form/form-schema.ts';

const advice: Readonly<Record<string, string>> = data;

// What a hint says beside the measured rules of passport and photo, for a screen that lists those rules itself.
export const adviceOf = ({ hint }: Pick<ChecklistItem, 'hint'>): string => advice[hint] ?? hint;
