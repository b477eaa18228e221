import { degrees, PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import { BlankMap, type BlankPlacement } from '@visawright/forms/form/blank-map.ts';
import type { Field, Form } from '@visawright/forms/form/form-schema.ts';
import { boxLabel } from '../../form/box-label.ts';

const [sheetWidth, sheetHeight, margin, gap] = [595, 842, 36, 7];
const wide = sheetWidth - 2 * margin;
const half = (wide - gap) / 2;
const [ink, line] = [rgb(0.1, 0.1, 0.12), rgb(0.6, 0.6, 0.6)];
const label = 'SPECIMEN: not an official form';

// A fillable test form with every kind of field an official form has. Same questions as the harmonised form, own layout, and marked as a
// specimen on every page.
export async function drawSpecimen(form: Form): Promise<{ pdf: Buffer; map: BlankMap }> {
  const pen = await openPen();
  const places = form.sections.flatMap(({ title, fields }) => {
    const boxed = fields.filter(({ ref }) => ref);
    if (boxed.length > 0) pen.heading(title);
    return boxed.flatMap((field) => placeFor(pen, field));
  });
  const leftOut = form.sections.flatMap(({ fields }) => fields.filter(({ ref }) => !ref).map(({ id }) => id));
  const map = { title: 'Specimen form', source: 'Drawn by ourselves for tests', asOf: '2026-11-15', places, leftOut };
  return { pdf: await pen.done(), map: BlankMap.parse(map) };
}

function placeFor(pen: Pen, field: Field): BlankPlacement[] {
  const { id, options, type } = field;
  const fields: [string] = [id];
  if (options && type === 'checkbox')
    return [
      { as: 'checks', fields, options: pen.options(field, options, (page, name, at) => pen.check(page, name, at)) },
    ];
  if (options) {
    const group = pen.form.createRadioGroup(id);
    const words = pen.options(field, options, (page, name, at) => group.addOptionToPage(name, page, at));
    return [{ as: 'radio', fields, name: id, options: words }];
  }
  if (id === 'dateOfBirth') {
    const [day, month, year] = pen.dateParts(field);
    return [{ as: 'dateParts', fields, day, month, year }];
  }
  const cells = id === 'passportNumber' ? 12 : null;
  return [{ as: 'text', fields, name: pen.text(field, { isMultiline: type === 'textarea', cells }), between: ', ' }];
}

interface At {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type Pen = Awaited<ReturnType<typeof openPen>>;

async function openPen() {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const [plain, bold] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  const form = pdf.getForm();
  let page = newPage(pdf, plain);
  let [x, y] = [margin, sheetHeight - 70];

  // The next free cell of this width.
  function cell(width: number, height: number): At {
    if (x + width > sheetWidth - margin + 1) [x, y] = [margin, y - 36];
    if (y - height < margin + 20) [page, x, y] = [newPage(pdf, plain), margin, sheetHeight - 70];
    const at = { x, y: y - height, width, height };
    page.drawRectangle({ ...at, borderColor: line, borderWidth: 0.5 });
    if (width === wide) y -= height + 4;
    else x += width + gap;
    return at;
  }
  const caption = ({ label: text, ref }: Field, at: At) =>
    page.drawText(`${boxLabel(ref)}. ${text}`, {
      x: at.x + 3,
      y: at.y + at.height - 8,
      size: 6.5,
      font: plain,
      color: ink,
    });
  const ownLine = () => {
    if (x > margin) [x, y] = [margin, y - 36];
  };

  return {
    form,
    heading(title: string) {
      ownLine();
      if (y < margin + 90) [page, y] = [newPage(pdf, plain), sheetHeight - 70];
      page.drawText(title, { x: margin, y: y - 10, size: 9, font: bold, color: ink });
      y -= 16;
    },
    text(field: Field, { isMultiline, cells }: { isMultiline: boolean; cells: number | null }): string {
      if (isMultiline) ownLine();
      const at = isMultiline ? cell(wide, 46) : cell(half, 32);
      caption(field, at);
      const box = form.createTextField(field.id);
      if (isMultiline) box.enableMultiline();
      if (cells) {
        box.setMaxLength(cells);
        box.enableCombing();
      }
      box.addToPage(page, {
        x: at.x + 3,
        y: at.y + 2,
        width: at.width - 6,
        height: at.height - 13,
        borderWidth: 0,
        font: plain,
      });
      return field.id;
    },
    dateParts(field: Field): [string, string, string] {
      const at = cell(half, 32);
      caption(field, at);
      const names = ['Day', 'Month', 'Year'].map((part) => `${field.id}${part}`) as [string, string, string];
      for (const [n, name] of names.entries()) {
        const box = form.createTextField(name);
        box.setMaxLength(n === 2 ? 4 : 2);
        box.enableCombing();
        box.addToPage(page, {
          x: at.x + 4 + n * 40,
          y: at.y + 3,
          width: n === 2 ? 60 : 32,
          height: 17,
          borderWidth: 0.4,
          borderColor: line,
          font: plain,
        });
      }
      return names;
    },
    options(field: Field, options: readonly string[], add: (page: PDFPage, name: string, at: object) => void) {
      ownLine();
      const rows = Math.ceil(options.length / 4);
      const at = cell(wide, 13 + rows * 13);
      caption(field, at);
      const named = options.map((option, n) => {
        const [left, top] = [at.x + 5 + (n % 4) * (wide / 4), at.y + at.height - 22 - Math.floor(n / 4) * 13];
        const name = field.type === 'checkbox' ? `${field.id}-${n + 1}` : String(n + 1);
        add(page, name, { x: left, y: top, width: 8, height: 8, borderWidth: 0.6, borderColor: ink });
        page.drawText(option, { x: left + 12, y: top + 1, size: 7, font: plain, color: ink });
        return [option, name] as const;
      });
      return Object.fromEntries(named);
    },
    check: (on: PDFPage, name: string, at: object) => form.createCheckBox(name).addToPage(on, at),
    async done() {
      for (const at of ['setCreationDate', 'setModificationDate'] as const) pdf[at](new Date(0));
      return Buffer.from(await pdf.save({ useObjectStreams: false }));
    },
  };
}

function newPage(pdf: PDFDocument, font: PDFFont): PDFPage {
  const page = pdf.addPage([sheetWidth, sheetHeight]);
  page.drawText(label, { x: 120, y: 250, size: 30, font, color: rgb(0.93, 0.9, 0.9), rotate: degrees(50) });
  page.drawText(label, { x: margin, y: sheetHeight - 48, size: 13, font, color: rgb(0.7, 0.1, 0.1) });
  return page;
}
