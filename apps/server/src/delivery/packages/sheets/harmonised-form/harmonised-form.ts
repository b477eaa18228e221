import { PDFDocument } from '@cantoo/pdf-lib';
import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { annex } from '../blank/annex.ts';
import { appendPages } from '../blank/append-pages.ts';
import { fittingSize } from '../blank/fitting-size.ts';
import { placeAnswers } from '../blank/place-answers.ts';
import { flagMarkup } from '../flag-markup.ts';
import { askedFields } from '../form/sheet-sections.ts';
import { html, type Markup } from '../markup.ts';
import type { PrintSheet } from '../printing/printer.ts';
import { sheetHtml } from '../sheet-html.ts';
import { applicantName, type SheetInput } from '../sheet-input.ts';
import {
  columnForOfficials,
  harmonisedFormSource,
  layOutForm,
  mapOf,
  page,
  tickGap,
  type TextPlace,
} from './form-layout.ts';
import { harmonisedStyle } from './harmonised-style.ts';
import { officialUse } from './official-use.ts';
import { statements } from './statements.ts';

const harmonisedFormTitle = 'Application for Schengen Visa';
const layout = layOutForm();
const map = mapOf(layout);

interface Answer {
  readonly place: TextPlace;
  readonly text: string;
  readonly size: number;
}

// The harmonised Schengen form with the answers in its boxes. Photo, place, date and signature stay empty: they are added by hand.
export async function harmonisedForm(input: SheetInput, print: PrintSheet): Promise<Buffer> {
  const asked = askedFields(input);
  const placed = placeAnswers(map, asked, withUnbrokenPhones(asked, input.values));
  // A question without a box of its own only decides what is asked next; the form does not have it.
  const boxed = new Set(asked.filter(({ ref }) => ref !== undefined).map(({ id }) => id));
  const annexed = new Set(placed.annexed.filter((id) => boxed.has(id)));
  const answers = placed.writings.map(({ names, text, fields }): Answer => {
    const place = layout.texts.find((each) => each.name === names[0])!;
    const size = fittingSize(text, place);
    if (size !== null) return { place, text, size };
    for (const id of fields) if (input.values[id] !== undefined) annexed.add(id);
    return { place, text: `See annex, box ${place.no}`, size: 7 };
  });
  const printed = await print(formHtml(input, answers, new Set(placed.ticks)));
  const more = asked.filter(({ id }) => annexed.has(id));
  if (more.length === 0) return printed;
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  await appendPages(pdf, await print(annex(input, harmonisedFormTitle, more)));
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

// A phone number must not continue on the next line.
const withUnbrokenPhones = (asked: readonly Field[], values: SheetInput['values']): SheetInput['values'] => {
  const phones = asked.filter(({ type }) => type === 'phone').map(({ id }) => id);
  const unbroken = (value: AnswerValue) => (typeof value === 'string' ? value.replaceAll(' ', '\u00a0') : value);
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, phones.includes(id) ? unbroken(value) : value]),
  );
};

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
const at = ({ left, top, width, height }: Area) =>
  `left:${left.toFixed(2)}pt;top:${top.toFixed(2)}pt;width:${width.toFixed(2)}pt;height:${height.toFixed(2)}pt`;

const spot = (kind: string, where: string, text: string) =>
  html`<div class="at ${kind}" style="${where}"><span>${text}</span></div>`;

function boxes(n: number, answers: readonly Answer[], ticked: ReadonlySet<string>): Markup[] {
  const here = <T extends { readonly page: number }>(all: readonly T[]) => all.filter((each) => each.page === n);
  return [
    ...here(layout.frames).map((each) => spot('frame', at(each), each.title)),
    ...here(layout.labels).map((each) => spot('label', at(each), each.text)),
    ...here(layout.ticks).flatMap((each) => [
      spot('tick', at(each), ticked.has(each.name) ? '×' : ''),
      spot('option', at({ ...each, left: each.left + each.width + tickGap, width: 300 }), each.label),
    ]),
    ...answers
      .filter(({ place }) => place.page === n)
      .map(({ place, text, size }) =>
        spot(
          `answer${place.isMultiline ? ' many' : ''}${place.hasLabel ? ' beside' : ''}`,
          `${at(place)};font-size:${size}pt`,
          text,
        ),
      ),
  ];
}

function formHtml(input: SheetInput, answers: readonly Answer[], ticked: ReadonlySet<string>): string {
  const body = html`<section>${head(input)}${boxes(0, answers, ticked)}${foot(input, 1)}</section>
    <section>${boxes(1, answers, ticked)}${foot(input, 2)}</section>
    <section>${declaration()}${foot(input, 3)}</section>`;
  const title = `${harmonisedFormTitle}: ${applicantName(input)}`;
  return sheetHtml(title, { frozenAt: input.frozenAt, style: harmonisedStyle }, body);
}

function head({ form, photo }: SheetInput): Markup {
  const photoBox = { left: 458, top: 28, width: 99.2, height: 127.6 };
  const bottom = Math.max(...layout.frames.filter((each) => each.page === 0).map((each) => each.top + each.height));
  const size = photo?.widthMm && photo.heightMm ? `${photo.widthMm} × ${photo.heightMm} mm` : '';
  return html`<div class="at emblem" style="left:${page.left}pt;top:34pt">
      ${form.destinationIso2 === 'CH' ? '' : flagMarkup('EU')}
    </div>
    <div class="at" style="left:${page.left + 52}pt;top:30pt;width:340pt">
      <h1>${harmonisedFormTitle}</h1>
      <p class="free">This application form is free</p>
    </div>
    <div class="at" style="left:${page.left}pt;top:82pt;width:400pt">
      <p class="note">
        Family members of EU, EEA or CH citizens or of UK nationals who are Withdrawal Agreement beneficiaries shall not
        fill in fields no. 21, 22, 30, 31 and 32 (marked with *).
      </p>
      <p class="note">Fields 1-3 shall be filled in in accordance with the data in the travel document.</p>
    </div>
    <div class="at photo" style="${at(photoBox)}">PHOTO<br />${size}</div>
    <div class="at officials" style="top:168pt;height:${bottom - 168}pt;width:${columnForOfficials.width}pt">
      ${officialUse()}
    </div>`;
}

const foot = ({ reference, realm }: SheetInput, n: number): Markup =>
  html`<div class="at foot" style="left:${page.left}pt;top:818pt;width:${page.right - page.left}pt">
    <span>Form of ${harmonisedFormSource}. Printed by ${realm.displayName}, reference ${reference}.</span>
    <span>Page ${n} of 3</span>
  </div>`;

const declaration = (): Markup =>
  html`<div class="at statements" style="left:${page.left}pt;top:40pt;width:${page.right - page.left}pt">
      ${statements.map((each) => html`<p>${each}</p>`)}
    </div>
    <div class="at sign" style="left:${page.left}pt;top:540pt;width:200pt;height:90pt">
      Place and date:<small>By hand, on the day you sign</small>
    </div>
    <div
      class="at sign"
      style="left:${page.left + 200}pt;top:540pt;width:${page.right - page.left - 200}pt;height:90pt"
    >
      Signature (signature of parental authority/legal guardian, if applicable):<small>By hand</small>
    </div>`;
