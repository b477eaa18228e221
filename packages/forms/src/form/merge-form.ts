import type { Advice, ChecklistItem, Fee, Form } from './form-schema.ts';

export type Block = Partial<Form> & Pick<Form, 'checklist'>;

// A destination's file: a whole form, or its differences from the block it is built on. It replaces whole keys of the block; fees, advice
// and checklist items can be added to the block's, and items of the block left out by their title.
export type DestinationFile = Partial<Form> & {
  builtOn?: string;
  feesAdd?: Fee[];
  adviceAdd?: Advice[];
  checklistAdd?: ChecklistItem[];
  checklistOmit?: string[];
};

export function mergeForm(file: DestinationFile, block?: Block): Form {
  const { builtOn: _, feesAdd = [], adviceAdd = [], checklistAdd = [], checklistOmit = [], ...own } = file;
  const merged = { ...block, ...own };
  const advice = [...(merged.advice ?? []), ...adviceAdd];
  const checklist = (merged.checklist ?? []).filter(({ title }) => !checklistOmit.includes(title));
  return {
    ...merged,
    fees: [...(merged.fees ?? []), ...feesAdd],
    ...(advice.length > 0 && { advice }),
    checklist: [...checklist, ...checklistAdd],
  } as Form;
}
