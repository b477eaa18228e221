import { isEmptyAnswer } from '@visawright/forms/answer-empty.ts';
import { longDay, longTrip } from './days.ts';
import { copyStyle } from './copy-style.ts';
import { flag } from './flag.ts';
import { answerMarkup, itemsMarkup } from './form-answer.ts';
import { placesAre } from './form-places.ts';
import { formParts, type FormPart, type FormRow } from './form-rows.ts';
import { look } from './look.ts';
import { html, type Markup } from './markup.ts';
import { nameOf, type SheetInput } from './sheet-input.ts';
import { sheet } from './sheet.ts';

const row = ({ field, value, place }: FormRow): Markup =>
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

// The title is the table's head: it is never left alone at the foot of a page, and comes again where a section goes on.
const part =
  (places: string) =>
  ({ title, rows }: FormPart): Markup =>
    rows.length === 0
      ? html`<p class="unasked"><b>${title}</b> Not asked of this person: leave it empty.</p>`
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

const how = {
  'paper+appointment': 'Copy each answer into its place on the official form, then sign that one.',
  'online+appointment': 'Type each answer into its question, then print what the portal gives you.',
  'e-visa': 'Type each answer into its question.',
} as const;

// 01-form.pdf where no official blank is installed: the form's own order and places, titled as what it is.
export function copySheet(input: SheetInput): string {
  const { form, realm, reference } = input;
  const title = `Copy sheet for ${form.destination}`;
  const body = html`<header class="brandline">
      <b>${realm.displayName}</b><span class="muted">${reference}</span>
    </header>
    <section class="head">
      <h1>${flag(form.destinationIso2)}${title}</h1>
      <p class="lead">
        <b>This is not the official form.</b> The official form is at
        <b><a href="${form.portal.url}">${form.portal.url}</a></b> (${form.portal.name}). ${how[form.channel]}
      </p>
      <p class="who">
        <b>${nameOf(input)}</b> · ${input.visaType} · ${longTrip(input.trip)} · as declared on
        ${longDay(input.frozenAt)}
      </p>
    </section>
    ${formParts(input).map(part(placesAre(form) ?? 'No.'))}
    <p class="end muted">
      Days are written dd/MM/yyyy. A dash is an answer nobody has to give; a line is one that is still to be written.
      Version ${input.formVersion} of the questions.
    </p>`;
  const style = look(realm.color, { left: `${title}: not the official form`, middle: reference }) + copyStyle;
  return sheet(`${title}: ${nameOf(input)}`, { frozenAt: input.frozenAt, style }, body);
}
