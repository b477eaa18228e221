import { longDay } from '../sheet-dates.ts';
import { html, type Markup } from '../markup.ts';
import type { SheetInput } from '../sheet-input.ts';

// Warnings that were not solved when the declaration was accepted. On a page of its own: it is meant for the traveller, not
// for the officer.
export function openPoints({ findings, frozenAt }: Pick<SheetInput, 'findings' | 'frozenAt'>): Markup {
  if (findings.length === 0) return html``;
  const title = findings.length === 1 ? '1 thing is still open' : `${findings.length} things are still open`;
  return html`<section class="open">
    <h2>${title}</h2>
    <p>
      As of ${longDay(frozenAt)}. This page is for you: keep it, and do not submit it. Solve what you can before your
      appointment; the authority may ask about the rest.
    </p>
    <table>
      <thead>
        <tr>
          <th>Still open</th>
          <th>Reason given for leaving it</th>
        </tr>
      </thead>
      <tbody>
        ${findings.map(
          ({ title: name, text, reason }) =>
            html`<tr>
              <td><b>${name}</b><br />${text}</td>
              <td>${reason ?? '–'}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
