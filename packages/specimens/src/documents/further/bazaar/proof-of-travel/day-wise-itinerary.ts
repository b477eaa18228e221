import { html } from '../../../../html.ts';
import type { ItineraryFacts } from '../../../kinds/proof-of-travel/day-wise-itinerary.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { titleOf } from '../../../facts/person.ts';

// A bazaar agent's tour programme: the town in a joined cell beside its days.
export const dayWiseItineraryLayout: LayoutDesign<ItineraryFacts> = {
  draw({ person, journey, days, agency, values: v }, { f, esc, date, random }) {
    const { pick } = random;
    const day = pick(['dd/mm/yyyy', 'dd-mm-yyyy', 'dd Mmm yyyy'] as const);
    const rows = days
      .map(({ date: at, place, activity, stay }, index) =>
        html(
          `<tr><td>${index + 1}</td><td>${date(at, day)}</td><td>${esc(place)}</td><td>${esc(activity)}</td>`,
          `<td>${stay ? esc(stay) : '&mdash;'}</td></tr>`,
        ),
      )
      .join('');
    const heads = [
      'Sr.',
      'Date',
      pick(['Station', 'City', 'Place']),
      pick(['Programme', 'Sightseeing / Activity', 'Plan for the day']),
      pick(['Night halt', 'Hotel', 'Overnight stay']),
    ];
    return html(
      "<style>.page{font:9.4pt/1.4 'DejaVu Sans';padding:13mm}.d{width:100%;margin-top:4mm}",
      '.d th{background:#8a3a12;color:#fff;padding:1.6mm}',
      '.d td{border:.25mm solid #8a3a12;padding:1.4mm 2mm;vertical-align:top}',
      '.d td:nth-child(2){white-space:nowrap}</style>\n',
      '<section class="page">',
      `<div style="text-align:center"><b style="font-size:16pt;color:#8a3a12">${esc(agency)}</b><br>`,
      '<small>Outbound tours &middot; Visa assistance &middot; Foreign exchange</small>',
      `<h3 style="margin:3mm 0">${pick(['TOUR PROGRAMME', 'DAY-WISE TRAVEL PLAN', 'PROPOSED ITINERARY'])} `,
      `&ndash; ${esc(journey.destination.country.toUpperCase())}</h3>`,
      '</div>\n',
      '<table style="width:100%">',
      `<tr><td>${pick(['Name of tourist', 'Guest', 'Passenger'])}: `,
      `<b>${titleOf(person)}. ${esc(person.fullName)}</b></td><td>Passport: ${person.passportNumber}</td>`,
      '</tr>',
      '<tr>',
      `<td>${pick(['Tour commences', 'Date of departure from India', 'Journey from'])}: `,
      `${f('travelFrom', date(v.travelFrom!, day))}</td>`,
      `<td>${pick(['Tour concludes', 'Date of return to India', 'Journey to'])}: `,
      `${f('travelTo', date(v.travelTo!, day))}</td>`,
      '</tr></table>\n',
      `<table class="d"><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows}</table>`,
      '<p style="font-size:8pt">E. &amp; O. E. ',
      'The programme may be altered owing to weather or local holidays.</p>',
      '</section>',
    );
  },
};
