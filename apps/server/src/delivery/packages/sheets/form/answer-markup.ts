import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Field, ItemField } from '@visawright/forms/form/form-schema.ts';
import { html, type Markup } from '../markup.ts';
import { printedAnswer } from './printed-answer.ts';

export function answerMarkup(field: Field | ItemField, value: AnswerValue | undefined, most?: number): Markup {
  const shown = printedAnswer(field, value, most);
  if (shown.as === 'line') return html`<span class="line"></span>`;
  if (shown.as === 'nothing') return html`<span class="muted">–</span>`;
  if (shown.as === 'words') return html`<span class="words">${shown.text}</span>`;
  const options = shown.options.map(({ label, isChosen }) =>
    isChosen
      ? html`<span class="option chosen"><span class="box">×</span>${label}</span> `
      : html`<span class="option"><span class="box"></span>${label}</span> `,
  );
  return html`${options}`;
}

type Item = Readonly<Record<string, AnswerValue>>;
const itemsOf = (value: AnswerValue | undefined) =>
  (Array.isArray(value) ? value : []).filter((each): each is Record<string, string> => typeof each === 'object');

const maxColumns = 5; // more columns would be too narrow for an address

// A repeated group as a table, or as one block per item if it has too many fields.
export function itemsMarkup({ fields = [], required }: Field, value: AnswerValue | undefined): Markup {
  const items: Item[] = itemsOf(value);
  if (items.length === 0) return required ? html`<span class="line"></span>` : html`<span class="muted">–</span>`;
  if (fields.length > maxColumns) return html`${items.map((item, n) => block(fields, item, n))}`;
  return html`<table class="items">
    <thead>
      <tr>
        <th></th>
        ${fields.map(({ label }) => html`<th>${label}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${items.map(
        (item, n) =>
          html`<tr>
            <td class="muted">${n + 1}</td>
            ${fields.map((field) => html`<td>${answerMarkup(field, item[field.id], 2)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const block = (fields: readonly ItemField[], item: Item, n: number) =>
  html`<div class="item">
    <b>${n + 1}</b>
    <dl>
      ${fields.map(
        (field) =>
          html`<div>
            <dt>${field.label}</dt>
            <dd>${answerMarkup(field, item[field.id], 2)}</dd>
          </div>`,
      )}
    </dl>
  </div>`;
