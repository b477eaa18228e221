import { html } from '../../../html.ts';
import type { ItineraryFacts } from '../../kinds/proof-of-travel/day-wise-itinerary.ts';
import { sheet, style } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';

// Written by the traveller: days as a list, the date in front without its number.
export const dated: DocumentLayout<ItineraryFacts> = {
  name: 'dated',
  draw(facts, { f, date, random, esc }) {
    const { days, journey, person } = facts;
    const day = random.pick(['dd.mm.yyyy', 'dd Mmm yyyy', 'dd/mm/yyyy'] as const);
    const between = random.pick([': ', ' - ', ', ']);
    const lines = days.map(({ date: on, place, activity, stay }, at) => {
      const shown =
        at === 0
          ? f('travelFrom', date(on, day))
          : at === days.length - 1
            ? f('travelTo', date(on, day))
            : date(on, day);
      return `<li>${shown}${between}<b>${esc(place)}</b>. ${esc(activity)}${stay ? `. Night at ${esc(stay)}` : ''}</li>`;
    });
    return (
      style(
        `.id { font: 10pt/1.5 'DejaVu Sans', sans-serif; padding: 18mm 20mm } .id ul { padding-left: 4mm } .id li { margin-bottom: 1.6mm }`,
      ) +
      sheet(
        html(
          `<h2>${random.pick(['My travel plan', 'Itinerary', 'Programme of the visit'])}: `,
          `${journey.destination.country}</h2>`,
          `<p>${person.fullName}, passport ${person.passportNumber}</p><ul>${lines.join('')}</ul>`,
          `<p>${days.length} days in all.</p>`,
        ),
        'id',
      )
    );
  },
};
