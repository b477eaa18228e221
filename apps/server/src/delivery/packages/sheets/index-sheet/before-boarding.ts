import { ageOn, isDay } from '@visawright/contract/dates/days.ts';
import { adviceFor, isForBoarding, opensOn } from '@visawright/forms/form/advice.ts';
import { factOrigin } from '@visawright/forms/form/fact-origins.ts';
import type { Advice } from '@visawright/forms/form/form-schema.ts';
import { officeOf, presentOrigin } from '@visawright/forms/form/present-origin.ts';
import { longDay } from '../sheet-dates.ts';
import { html, type Markup } from '../markup.ts';
import type { SheetInput } from '../sheet-input.ts';

type Input = Pick<SheetInput, 'form' | 'group' | 'trip' | 'values' | 'frozenAt'>;

function whenOf({ opensDaysBefore: days }: Advice, opens: string | null): string {
  if (opens) return `From ${longDay(opens)}`;
  return days ? `From ${days} ${days === 1 ? 'day' : 'days'} before arrival` : '–';
}

// A form of an earlier version brings no sources with it.
function originText({ form, frozenAt }: Input, { id }: Advice): string | null {
  if (!form.provenance) return null;
  const reader = { language: 'en', today: frozenAt.slice(0, 10), office: officeOf(form) } as const;
  const { source, date, sentences } = presentOrigin(factOrigin(form, `advice:${id}`), reader);
  return [...(source ? [`${source.name}, ${date}`] : []), ...sentences].join(' · ');
}

// Arrival declarations and levies. On a page of its own: it is meant for the traveller, not for the officer.
export function beforeBoarding(input: Input): Markup {
  const { form, group, trip, values, frozenAt } = input;
  const birth = values.dateOfBirth;
  const age = typeof birth === 'string' && isDay(birth) ? ageOn(birth, frozenAt.slice(0, 10)) : null;
  const advice = adviceFor(form, group, [age]).filter(isForBoarding);
  if (advice.length === 0) return html``;
  return html`<section class="open">
    <h2>Before you board</h2>
    <p>Not part of the visa, but the airline or border control asks for it. Keep this page, and do not submit it.</p>
    <table>
      <thead>
        <tr>
          <th>What to do</th>
          <th>When and where</th>
        </tr>
      </thead>
      <tbody>
        ${advice.map((one) => {
          const origin = originText(input, one);
          return html`<tr>
            <td>
              <b>${one.title}</b><br />${one.text}
              ${origin === null ? '' : html`<br /><span class="muted">${origin}</span>`}
            </td>
            <td>${whenOf(one, opensOn(one, trip.from))}${one.url ? html`<br />${one.url}` : ''}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </section>`;
}
