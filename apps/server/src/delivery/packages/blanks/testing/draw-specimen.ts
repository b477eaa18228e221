import { PDFDocument, PDFString, PDFName, rgb, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import type { BlankArea } from '@visawright/contract/delivery/blank.ts';
import type { Field, Form } from '@visawright/forms/form/form-schema.ts';
import { boxLabel } from '../../sheets/form/box-label.ts';

const [sheetWidth, sheetHeight, margin, gap] = [595, 842, 36, 7];
const wide = sheetWidth - 2 * margin;
const half = (wide - gap) / 2;
const [ink, line] = [rgb(0.1, 0.1, 0.12), rgb(0.6, 0.6, 0.6)];
const label = 'SPECIMEN: not an official form';
const captionSize = 6.5;

// A place of the specimen and the answer that belongs there: what a person who marks the form by hand knows.
export interface Mark {
  readonly question: string;
  readonly option: string | null; // of a tick box
  readonly part: 'day' | 'month' | 'year' | null; // of a date in three fields
  readonly name: string; // of the field in the PDF
  readonly area: BlankArea;
  readonly isMultiline: boolean;
  readonly cells: number | null;
}
export interface Specimen {
  readonly pdf: Buffer;
  readonly marks: readonly Mark[];
}

interface At {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type Pen = Awaited<ReturnType<typeof openPen>>;

// A form of our own with the questions of a destination and every kind of field an official form has, marked as a specimen on every page.
// Flat: the same form with printed lines only. Field names say nothing: a question is recognised by its caption or its tooltip.
export async function drawSpecimen(form: Form, { isFlat = false } = {}): Promise<Specimen> {
  const pen = await openPen(isFlat);
  for (const { title, fields } of form.sections) {
    const boxed = fields.filter(({ type }) => type !== 'repeat');
    if (boxed.length > 0) pen.heading(title);
    for (const field of boxed) draw(pen, field);
  }
  pen.signature();
  return { pdf: await pen.done(), marks: pen.marks };
}

const mostOptions = 12; // a longer list is a line to write on

function draw(pen: Pen, field: Field): void {
  const { id, type } = field;
  const options = field.options ?? (type === 'checkbox' ? ['Yes'] : null);
  if (options && options.length <= mostOptions) pen.options(field, options);
  else if (id === 'dateOfBirth') pen.dateParts(field);
  else pen.text(field, { isMultiline: type === 'textarea', cells: id === 'passportNumber' ? 12 : null });
}

async function openPen(isFlat: boolean) {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const [plain, bold] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  const form = pdf.getForm();
  const marks: Mark[] = [];
  let page = newPage(pdf, plain);
  let [x, y, count] = [margin, sheetHeight - 70, 0];

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
  const say = (text: string, left: number, base: number, size = captionSize) =>
    page.drawText(text, { x: left, y: base, size, font: plain, color: ink });
  const captionOf = ({ label: text, ref }: Field) => {
    const box = boxLabel(ref);
    return box ? `${box}. ${text}` : text;
  };
  const caption = (field: Field, at: At) => say(captionOf(field), at.x + 3, at.y + at.height - 8);
  const fitsHalf = (field: Field) => plain.widthOfTextAtSize(captionOf(field), captionSize) < half - 8;
  const ownLine = () => {
    if (x > margin) [x, y] = [margin, y - 36];
  };
  const newName = () => `f${++count}`;
  function mark(at: At, more: Pick<Mark, 'question' | 'name'> & Partial<Mark>): void {
    const area = {
      page: pdf.getPageCount() - 1,
      left: at.x,
      top: sheetHeight - at.y - at.height,
      width: at.width,
      height: at.height,
    };
    marks.push({ option: null, part: null, isMultiline: false, cells: null, area, ...more });
  }
  function addText(name: string, at: At, { isMultiline = false, cells = null as number | null }): void {
    if (isFlat) return;
    const box = form.createTextField(name);
    if (isMultiline) box.enableMultiline();
    if (cells) {
      box.setMaxLength(cells);
      box.enableCombing();
    }
    box.addToPage(page, { ...at, borderWidth: 0, font: plain });
  }

  return {
    marks,
    heading(title: string) {
      ownLine();
      if (y < margin + 90) [page, y] = [newPage(pdf, plain), sheetHeight - 70];
      page.drawText(title, { x: margin, y: y - 10, size: 9, font: bold, color: ink });
      y -= 16;
    },
    text(field: Field, { isMultiline, cells }: { isMultiline: boolean; cells: number | null }) {
      const isWide = isMultiline || !fitsHalf(field);
      if (isWide) ownLine();
      const outer = isWide ? cell(wide, isMultiline ? 46 : 32) : cell(half, 32);
      caption(field, outer);
      const at = { x: outer.x + 3, y: outer.y + 2, width: outer.width - 6, height: outer.height - 13 };
      const name = newName();
      addText(name, at, { isMultiline, cells });
      mark(at, { question: field.id, name, isMultiline, cells });
    },
    dateParts(field: Field) {
      const outer = cell(half, 32);
      caption(field, outer);
      for (const [n, part] of (['day', 'month', 'year'] as const).entries()) {
        const at = { x: outer.x + 4 + n * 40, y: outer.y + 3, width: n === 2 ? 60 : 32, height: 17 };
        const [name, cells] = [`${newName()}${part}`, n === 2 ? 4 : 2];
        addText(name, at, { cells });
        mark(at, { question: field.id, name, part, cells });
      }
    },
    options(field: Field, options: readonly string[]) {
      ownLine();
      const columns = Math.max(...options.map((option) => plain.widthOfTextAtSize(option, 7))) > wide / 4 - 20 ? 1 : 4;
      const outer = cell(wide, 13 + Math.ceil(options.length / columns) * 13);
      caption(field, outer);
      const name = newName();
      const isMany = field.type === 'checkbox';
      const group = isMany || isFlat ? null : form.createRadioGroup(name);
      for (const [n, option] of options.entries()) {
        const [left, base] = [
          outer.x + 5 + (n % columns) * (wide / columns),
          outer.y + outer.height - 22 - Math.floor(n / columns) * 13,
        ];
        const at = { x: left, y: base, width: 8, height: 8 };
        const look = { ...at, borderWidth: 0.6, borderColor: ink };
        if (isFlat) page.drawRectangle({ ...at, borderWidth: 0.6, borderColor: ink });
        else if (group) group.addOptionToPage(String(n + 1), page, look);
        else form.createCheckBox(`${name}-${n + 1}`).addToPage(page, look);
        say(option, left + 12, base + 1, 7);
        mark(at, { question: field.id, option, name: isMany ? `${name}-${n + 1}` : `${name}=${n}` });
      }
    },
    signature() {
      ownLine();
      const outer = cell(wide, 40);
      say('Place and date, signature of the applicant', outer.x + 3, outer.y + outer.height - 8);
      if (isFlat) return;
      const name = newName();
      const at = { x: outer.x + 3, y: outer.y + 2, width: outer.width - 6, height: outer.height - 13 };
      addText(name, at, {});
      form.getTextField(name).acroField.dict.set(PDFName.of('TU'), PDFString.of('Signature'));
    },
    async done() {
      for (const at of ['setCreationDate', 'setModificationDate'] as const) pdf[at](new Date(0));
      return Buffer.from(await pdf.save({ useObjectStreams: false }));
    },
  };
}

function newPage(pdf: PDFDocument, font: PDFFont): PDFPage {
  const page = pdf.addPage([sheetWidth, sheetHeight]);
  page.drawText(label, { x: margin, y: sheetHeight - 48, size: 13, font, color: rgb(0.7, 0.1, 0.1) });
  return page;
}
