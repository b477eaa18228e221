import { documentFact } from '../form/document-fact.ts';
import type { ChecklistItem, Form } from '../form/form-schema.ts';
import { factsOf } from './facts-of.ts';

// Keys of the facts that a checklist shows: its documents, and the rules for passport and photo.
export const checklistFacts = (form: Form, items: readonly ChecklistItem[]): string[] => [
  ...items.map(documentFact),
  ...factsOf(form)
    .filter(({ kind }) => kind === 'passport' || kind === 'photo')
    .map(({ key }) => key),
];
