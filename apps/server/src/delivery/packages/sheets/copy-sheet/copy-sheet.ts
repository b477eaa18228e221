import { isEmptyAnswer } from '@visawright/forms/answers/empty-answer.ts';
import { longDay, longTrip } from '../sheet-dates.ts';
import { copyStyle } from './copy-style.ts';
import { flagMarkup } from '../flag-markup.ts';
import { answerMarkup, itemsMarkup } from '../form/answer-markup.ts';
import { boxColumnTitle } from '../form/box-label.ts';
import { sheetSections, type SheetSection, type SheetRow } from '../form/sheet-sections.ts';
import { sheetStyle } from '../sheet-style.ts';
import { html, type Markup } from '../markup.ts';
import { applicantName, type SheetInput } from '../sheet-input.ts';
import { sheetHtml } from '../sheet-html.ts';

const row = ({ field, value, place }: SheetRow): Markup =>
  field.type === 'repeat' && !isEmptyAnswer(value)
    ? html`<tr class="several">
        <td class="place">${place}</td>
        <td colspan="2">
          <p class="label">${field.label}</p>
          ${itemsMarkup(field, value)}
        </td>
      </tr>`
    : html`<tr>
        <td class="place">${place}</td>
        <td class="label">${field.label}</td>
        <td>${field.type === 'repeat' ? itemsMarkup(field, value) : answerMarkup(field, value)}</td>
      </tr>`;

// The title is the table header, so it never stays alone at the bottom of a page and repeats where a section continues.
const part =
  (places: string) =>
  ({ title, rows }: SheetSection): Markup =>
    rows.length === 0
      ? html`<p class="unasked"><b>${title}</b> Does not apply to this applicant. Leave it empty.</p>`
      : html`<table class="part">
          <thead>
            <tr>
              <th class="place">${places}</th>
              <th colspan="2"><h2>${title}</h2></th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(row)}
          </tbody>
        </table>`;

const copyInstructions = {
  'paper+appointment': 'Copy each answer into the same box of the official form, then sign the official form.',
  'online+appointment': 'Enter each answer in the online form, then print the completed form.',
  'e-visa': 'Enter each answer in the online form.',
} as const;

// 01-form.pdf where no official blank form is installed: answers in the official order, clearly titled as a copy sheet.
export function copySheet(input: SheetInput): string {
  const { form, realm, reference } = input;
  const title = `Copy sheet for ${form.destination}`;
  const body = html`<header class="brandline">
      <b>${realm.displayName}</b><span class="muted">${reference}</span>
    </header>
    <section class="head">
      <h1>${flagMarkup(form.destinationIso2)}${title}</h1>
      <p class="lead">
        <b>This is not the official form.</b> No official form that we can fill in is available for ${form.destination},
        so this sheet lists your answers in its order. The official form is at
        <b><a href="${form.portal.url}">${form.portal.url}</a></b> (${form.portal.name}).
        ${copyInstructions[form.channel]}
      </p>
      <p class="who">
        <b>${applicantName(input)}</b> · ${input.visaType} · ${longTrip(input.trip)} · declared on
        ${longDay(input.frozenAt)}
      </p>
    </section>
    ${sheetSections(input).map(part(boxColumnTitle(form) ?? 'No.'))}
    <p class="end muted">
      Dates are written dd/MM/yyyy. A dash marks an optional question that was left empty. A line marks an answer that
      still has to be filled in. Form version ${input.formVersion}.
    </p>`;
  const style = sheetStyle(realm.color, { left: `${title}: not the official form`, middle: reference }) + copyStyle;
  return sheetHtml(`${title}: ${applicantName(input)}`, { frozenAt: input.frozenAt, style }, body);
}
