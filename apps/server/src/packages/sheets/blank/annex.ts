import type { Field } from '@visawright/forms/form-schema.ts';
import { copyStyle } from '../copy-style.ts';
import { answerMarkup, itemsMarkup } from '../form-answer.ts';
import { placeOf } from '../form-places.ts';
import { look } from '../look.ts';
import { html } from '../markup.ts';
import { nameOf, type SheetInput } from '../sheet-input.ts';
import { sheet } from '../sheet.ts';

// Answers the blank has no room for, behind it.
export function annex(input: SheetInput, title: string, fields: readonly Field[]): string {
  const rows = fields.map((field) => {
    const value = input.values[field.id];
    const answer = field.type === 'repeat' ? itemsMarkup(field, value) : answerMarkup(field, value);
    return html`<tr>
      <td class="place">${placeOf(field.ref)}</td>
      <td class="label">${field.label}</td>
      <td>${answer}</td>
    </tr>`;
  });
  const body = html`<header class="brandline"><b>Annex</b><span class="muted">${input.reference}</span></header>
    <section class="head">
      <h1>Annex to ${title}</h1>
      <p class="who"><b>${nameOf(input)}</b> · ${input.visaType}</p>
    </section>
    <table class="part">
      <thead>
        <tr>
          <th class="place">Box</th>
          <th colspan="2"><h2>Answers longer than their box</h2></th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
  const style = look('#16181d', { left: `Annex to ${title}`, middle: input.reference }) + copyStyle;
  return sheet(`Annex to ${title}`, { frozenAt: input.frozenAt, style }, body);
}
