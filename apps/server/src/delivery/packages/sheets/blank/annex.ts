import type { Field } from '@visawright/forms/form/form-schema.ts';
import { copyStyle } from '../copy-sheet/copy-style.ts';
import { answerMarkup, itemsMarkup } from '../form/answer-markup.ts';
import { boxLabel } from '../form/box-label.ts';
import { sheetStyle } from '../sheet-style.ts';
import { html } from '../markup.ts';
import { applicantName, type SheetInput } from '../sheet-input.ts';
import { sheetHtml } from '../sheet-html.ts';

// Appended to the blank: answers that do not fit into their box.
export function annex(input: SheetInput, title: string, fields: readonly Field[]): string {
  const rows = fields.map((field) => {
    const value = input.values[field.id];
    const answer = field.type === 'repeat' ? itemsMarkup(field, value) : answerMarkup(field, value);
    return html`<tr>
      <td class="place">${boxLabel(field.ref)}</td>
      <td class="label">${field.label}</td>
      <td>${answer}</td>
    </tr>`;
  });
  const body = html`<header class="brandline"><b>Annex</b><span class="muted">${input.reference}</span></header>
    <section class="head">
      <h1>Annex to ${title}</h1>
      <p class="who"><b>${applicantName(input)}</b> · ${input.visaType}</p>
    </section>
    <table class="part">
      <thead>
        <tr>
          <th class="place">Box</th>
          <th colspan="2"><h2>Answers that do not fit into their box</h2></th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
  const style = sheetStyle('#16181d', { left: `Annex to ${title}`, middle: input.reference }) + copyStyle;
  return sheetHtml(`Annex to ${title}`, { frozenAt: input.frozenAt, style }, body);
}
