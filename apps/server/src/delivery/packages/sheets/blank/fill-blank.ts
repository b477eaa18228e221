import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Blank } from '@visawright/forms/form/blanks.ts';
import { askedFields } from '../form/sheet-sections.ts';
import type { PrintSheet } from '../printing/printer.ts';
import type { SheetInput } from '../sheet-input.ts';
import { annex } from './annex.ts';
import { appendPages } from './append-pages.ts';
import { fittingSize } from './fitting-size.ts';
import { placeAnswers } from './place-answers.ts';
import { textBoxes } from './text-boxes.ts';
import { textLayer, type Written } from './text-layer.ts';

// The official form with the answers filled in, flattened so that nobody can edit it afterwards.
export async function fillBlank(input: SheetInput, { pdf: blank, map }: Blank, print: PrintSheet): Promise<Buffer> {
  const pdf = await PDFDocument.load(blank, { updateMetadata: false });
  const form = pdf.getForm();
  const asked = askedFields(input);
  const placed = placeAnswers(map, asked, input.values);
  const annexed = new Set(placed.annexed);
  const boxes = textBoxes(pdf, form);
  const written = placed.writings.flatMap(({ name, text, fields }): Written[] =>
    getBoxes(boxes, name).map((box) => {
      const size = fittingSize(text, box);
      if (size !== null) return { box, text, size };
      for (const id of fields) if (input.values[id] !== undefined) annexed.add(id);
      return { box, text: 'See annex', size: Math.min(8, box.height / 1.22) };
    }),
  );
  for (const name of placed.ticks) form.getCheckBox(name).check();
  for (const { name, option } of placed.radios) form.getRadioGroup(name).select(option);
  form.flatten();
  pdf.catalog.delete(PDFName.of('AcroForm'));

  const pages = pdf.getPages();
  const pageBoxes = pages.map((page) => page.getMediaBox());
  const layer = await pdf.embedPdf(await print(textLayer(pageBoxes, written, input.frozenAt)), [...pageBoxes.keys()]);
  for (const [n, page] of pages.entries()) page.drawPage(layer[n]!, { x: pageBoxes[n]!.x, y: pageBoxes[n]!.y });
  const more = asked.filter(({ id }) => annexed.has(id));
  if (more.length > 0) await appendPages(pdf, await print(annex(input, map.title, more)));

  const at = new Date(input.frozenAt);
  pdf.setCreationDate(at);
  pdf.setModificationDate(at);
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

function getBoxes<T>(boxes: ReadonlyMap<string, T[]>, name: string): T[] {
  const found = boxes.get(name);
  if (!found) throw new Error(`the blank form has no text field ${name}`);
  return found;
}
