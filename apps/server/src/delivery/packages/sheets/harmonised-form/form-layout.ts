import type { BlankMap, BlankPlacement } from '@visawright/forms/blanks/blank-map.ts';
import { countLines, lineHeight } from '../blank/fitting-size.ts';
import { textWidth } from '../blank/glyph-widths.ts';
import type { TextBox } from '../blank/text-box.ts';
import { formPages, starredBoxes, withoutBox, type FormBox, type Line, type Row } from './form-boxes.ts';

export interface Area {
  readonly page: number; // from 0
  readonly left: number; // points from the left and top edge of the page
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface BoxFrame extends Area {
  readonly no: string;
  readonly title: string; // with its number, where it is printed
}
interface Label extends Area {
  readonly text: string;
}
interface Tick extends Area {
  readonly name: string;
  readonly field: string;
  readonly label: string;
  readonly answers: readonly string[];
}
export interface TextPlace extends TextBox {
  readonly name: string;
  readonly no: string;
  readonly fields: readonly [string, ...string[]];
  readonly hasLabel: boolean;
}
export interface FormLayout {
  readonly frames: readonly BoxFrame[];
  readonly labels: readonly Label[];
  readonly ticks: readonly Tick[];
  readonly texts: readonly TextPlace[];
}

export const page = { width: 595.2, height: 841.8, left: 34, right: 561 };
export const columnForOfficials = { left: 443, width: 118 };
export const labelSize = 6.5; // points
const inside = 3; // padding of a box
const tickSize = 7;
export const tickGap = 3;
const tickLine = 11;

const widthOf = (text: string) => Math.ceil(textWidth(text) * labelSize * 1.03);

// Where everything of the form stands. The first page has the column for official use at its right.
export function layOutForm(): FormLayout {
  const layout = {
    frames: [] as BoxFrame[],
    labels: [] as Label[],
    ticks: [] as Tick[],
    texts: [] as TextPlace[],
  };
  const numbered = new Set<string>();
  for (const [n, rows] of formPages.entries()) {
    let top = n === 0 ? 168 : 40;
    const right = n === 0 ? columnForOfficials.left - 5 : page.right;
    for (const row of rows) {
      layOutRow(layout, row, { page: n, left: page.left, top, width: right - page.left, height: row.height }, numbered);
      top += row.height;
    }
  }
  return layout;
}

type Growing = {
  -readonly [Key in keyof FormLayout]: FormLayout[Key] extends readonly (infer Each)[] ? Each[] : never;
};

function layOutRow(layout: Growing, { columns }: Row, area: Area, numbered: Set<string>): void {
  let { left } = area;
  for (const boxes of columns) {
    const width = area.width * boxes[0]!.width;
    const height = area.height / boxes.length;
    for (const [n, box] of boxes.entries())
      layOutBox(layout, box, { ...area, left, width, top: area.top + n * height, height }, numbered);
    left += width;
  }
}

function layOutBox(layout: Growing, { no, title, lines }: FormBox, area: Area, numbered: Set<string>): void {
  const number = numbered.has(no) ? '' : `${starredBoxes.includes(no) ? '*' : ''}${no}. `;
  numbered.add(no);
  const printed = `${number}${title}`;
  layout.frames.push({ ...area, no, title: printed });
  const titleLines = printed === '' ? 0 : countLines(printed, (area.width - 2 * inside) / labelSize);
  let top = area.top + 2 + titleLines * labelSize * lineHeight;
  for (const line of lines) {
    layOutLine(layout, no, line, {
      ...area,
      left: area.left + inside,
      top,
      width: area.width - 2 * inside,
      height: line.height,
    });
    top += line.height;
  }
  if (top > area.top + area.height + 0.5) throw new Error(`box ${no} of the form is too low: ${top - area.top}`);
}

function layOutLine(layout: Growing, no: string, { parts }: Line, area: Area): void {
  let { left } = area;
  for (const part of parts) {
    const width = area.width * part.share;
    if (part.as === 'ticks') layOutTicks(layout, part.field, part.options, { ...area, left, width });
    else {
      const labelWidth = part.label ? widthOf(part.label) + 2 : 0;
      if (part.label) layout.labels.push({ ...area, left, width: labelWidth, text: part.label });
      if (part.as === 'text')
        layout.texts.push({
          ...area,
          left: left + labelWidth,
          width: width - labelWidth,
          name: part.fields.join('+'),
          no,
          fields: part.fields,
          hasLabel: part.label !== undefined,
          isMultiline: area.height >= 2 * labelSize * lineHeight,
          cells: null,
        });
    }
    left += width;
  }
}

type Options = readonly (readonly [label: string, ...answers: string[]])[];

function layOutTicks(layout: Growing, field: string, options: Options, area: Area): void {
  let [left, top] = [area.left, area.top + 2];
  for (const [label, ...answers] of options) {
    const width = tickSize + tickGap + widthOf(label) + 6;
    if (left > area.left && left + width > area.left + area.width + 6) [left, top] = [area.left, top + tickLine];
    if (top + tickSize > area.top + area.height) throw new Error(`the options of ${field} do not fit their line`);
    layout.ticks.push({
      page: area.page,
      left,
      top,
      width: tickSize,
      height: tickSize,
      name: `${field}: ${label}`,
      field,
      label,
      answers: answers.length > 0 ? answers : [label],
    });
    left += width;
  }
}

// The same as data: which answer goes where.
export function mapOf({ texts, ticks }: FormLayout): BlankMap {
  const choices = new Map<string, Record<string, string[]>>();
  for (const { field, answers, name } of ticks) {
    const options = choices.get(field) ?? {};
    choices.set(field, options);
    for (const answer of answers) (options[answer] ??= []).push(name);
  }
  const places: BlankPlacement[] = [
    ...texts.map(({ name, fields }): BlankPlacement => ({ as: 'text', fields: [...fields], name, between: ', ' })),
    ...[...choices].map(([field, options]): BlankPlacement => ({ as: 'checks', fields: [field], options })),
  ];
  return { places, leftOut: [...withoutBox] };
}

export const harmonisedFormSource =
  'Annex I of Regulation (EC) No 810/2009 (Visa Code) as amended by Regulation (EU) 2019/1155';
