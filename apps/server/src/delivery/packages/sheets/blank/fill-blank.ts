import { askedFields } from '../form/sheet-sections.ts';
import type { PrintSheet } from '../printing/printer.ts';
import type { SheetInput } from '../sheet-input.ts';
import { annex } from './annex.ts';
import type { FillableBlank } from './fillable-blank.ts';
import { layOutBlank } from './lay-out-blank.ts';
import { overlayPages } from './overlay-pages.ts';
import { textLayer } from './text-layer.ts';

// The official form with the answers written into it. It has no form fields, so nobody can edit it afterwards.
export async function fillBlank(input: SheetInput, blank: FillableBlank, print: PrintSheet): Promise<Buffer> {
  const asked = askedFields(input);
  const { writings, annexed } = layOutBlank(blank, { form: input.form, asked, values: input.values });
  const fields = new Map(blank.fields.map((field) => [field.id, field]));
  const layer = await print(textLayer(blank.pages, writings, (id) => fields.get(id)!, input.frozenAt));
  const more = asked.filter(({ id }) => annexed.includes(id));
  const sheet = more.length > 0 ? await print(annex(input, blank.title, more)) : null;
  return overlayPages(blank.pdf, { layer, annex: sheet }, blank.pages.length);
}
