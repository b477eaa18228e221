import { z } from 'zod';
import type { BlankArea, BlankField } from '@visawright/contract/delivery/blank.ts';
import {
  isDictionary,
  parsePdfObjects,
  type PdfDictionary,
  type PdfObjects,
  type PdfValue,
} from '../../../../documents/uploads/pdf/pdf-objects.ts';

const Listed = z.object({
  acroform: z.object({
    fields: z.array(
      z.object({
        fullname: z.string(),
        alternativename: z.string().nullable(),
        fieldtype: z.string(),
        fieldflags: z.number(),
        ischeckbox: z.boolean(),
        isradiobutton: z.boolean(),
        pageposfrom1: z.number(),
        annotation: z.object({ object: z.string() }),
      }),
    ),
  }),
});
type Listed = z.infer<typeof Listed>['acroform']['fields'][number];
type FoundField = Omit<BlankField, 'label' | 'heading'>;

export interface FormFields {
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly fields: readonly FoundField[];
}

const flags = { readOnly: 1, multiline: 1 << 12, pushButton: 1 << 16, comb: 1 << 24 };

// The pages and form fields in what `qpdf --json` says about a PDF without turned pages. undefined: not what qpdf writes.
export function formFields(json: unknown): FormFields | undefined {
  const objects = parsePdfObjects(json);
  const listed = Listed.safeParse(json);
  if (!objects || !listed.success) return undefined;
  const boxes = objects.pages.map(({ object }) => boxOf(objects, objects.at(object)));
  const seen = new Map<string, number>();
  const unique = (id: string) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}#${count}`;
  };
  const fields = listed.data.acroform.fields.flatMap((each): FoundField[] => {
    const widget = objects.at(each.annotation.object);
    const box = boxes[each.pageposfrom1 - 1];
    const isButton = each.fieldtype === '/Btn';
    if (!isDictionary(widget) || !box || (isButton && (each.fieldflags & flags.pushButton) !== 0)) return [];
    const area = areaOf(objects, widget, box, each.pageposfrom1 - 1);
    if (!area) return [];
    const name = each.fullname || `field ${each.annotation.object}`;
    const id = unique((each.isradiobutton ? `${name}=${onState(objects, widget)}` : name).slice(0, 290));
    const kind = isButton ? 'tick' : each.fieldtype === '/Sig' ? 'signature' : 'text';
    const hint = each.alternativename === each.fullname ? '' : (each.alternativename ?? '').slice(0, 500);
    const isMultiline = !isButton && (each.fieldflags & flags.multiline) !== 0;
    return [{ id, kind, origin: 'pdf', area, isMultiline, cells: cellsOf(objects, widget, each), hint }];
  });
  return { pages: boxes.map(({ width, height }) => ({ width, height })), fields };
}

interface PageFrame {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const numbersOf = (objects: PdfObjects, value: PdfValue | undefined): number[] => {
  const list = objects.at(value);
  return Array.isArray(list) ? list.map((each: PdfValue) => Number(objects.at(each))) : [];
};

function boxOf(objects: PdfObjects, page: PdfValue | undefined): PageFrame {
  const entry = (key: string) => (isDictionary(page) ? numbersOf(objects, page[key]) : []);
  const box = entry('/CropBox').length === 4 ? entry('/CropBox') : entry('/MediaBox');
  const [x1 = 0, y1 = 0, x2 = 595, y2 = 842] = box;
  return { left: Math.min(x1, x2), bottom: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

function areaOf(objects: PdfObjects, widget: PdfDictionary, box: PageFrame, page: number): BlankArea | undefined {
  const rect = numbersOf(objects, widget['/Rect']);
  if (rect.length !== 4 || !rect.every(Number.isFinite)) return undefined;
  const [x1, y1, x2, y2] = rect as [number, number, number, number];
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  if (width < 2 || height < 2) return undefined; // hidden fields have no size
  const left = rounded(Math.min(x1, x2) - box.left);
  const top = rounded(box.bottom + box.height - Math.max(y1, y2));
  return { page, left, top, width: rounded(width), height: rounded(height) };
}

// The name of a button's ticked appearance.
function onState(objects: PdfObjects, widget: PdfDictionary): string {
  const appearances = objects.at(widget['/AP']);
  const normal = isDictionary(appearances) ? objects.at(appearances['/N']) : undefined;
  const names = isDictionary(normal) ? Object.keys(normal).filter((name) => name !== '/Off') : [];
  return (names[0] ?? '/on').slice(1);
}

function cellsOf(objects: PdfObjects, widget: PdfDictionary, { fieldflags, fieldtype }: Listed): number | null {
  if (fieldtype !== '/Tx' || (fieldflags & flags.comb) === 0) return null;
  let node: PdfValue | undefined = widget;
  for (let depth = 0; depth < 10 && isDictionary(node); depth++) {
    const most = objects.at(node['/MaxLen']);
    if (typeof most === 'number') return most >= 1 && most <= 200 ? most : null;
    node = objects.at(node['/Parent']);
  }
  return null;
}
