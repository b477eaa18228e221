import type { ChecklistItem, Form } from './form-schema.ts';

export type Block = Partial<Form> & Pick<Form, 'checklist'>;

// A destination's file: a whole form, or its differences from the block it is built on.
export type DestinationFile = Partial<Form> & { builtOn?: string; checklistAdd?: ChecklistItem[] };

export function mergeForm(file: DestinationFile, block?: Block): Form {
  const { builtOn: _, checklistAdd = [], ...own } = file;
  const merged = { ...block, ...own };
  return { ...merged, checklist: [...(merged.checklist ?? []), ...checklistAdd] } as Form;
}
