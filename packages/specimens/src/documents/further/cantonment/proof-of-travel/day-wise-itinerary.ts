import { html } from '../../../../html.ts';
import { chunks } from '../../../printing/markup.ts';
import type { ItineraryFacts } from '../../../kinds/proof-of-travel/day-wise-itinerary.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// A printed trip planner page: one row per day, the place before the activities, the accommodation last.
export const dayWiseItineraryLayout: LayoutDesign<ItineraryFacts> = {
  draw({ person, journey, days, agency, values: v }, { f, esc, date, random }) {
    const pick = random.pick;
    const day = pick(['Ddd, dd Mmm yyyy', 'dd Mmm yyyy', 'd Month yyyy'] as const);
    const long = pick(['d Month yyyy', 'Month d, yyyy'] as const);
    const head = html(
      `<tr><th>#</th><th>${pick(['When', 'Date', 'Day'])}</th><th>${pick(['Where', 'Town', 'Place'])}</th>`,
      `<th>${pick(['Plan', 'What we do', 'Programme'])}</th>`,
      `<th>${pick(['Overnight', 'Night at', 'Stay'])}</th></tr>`,
    );
    const row = (each: (typeof days)[number], at: number) =>
      html(
        `<tr><td>${at}</td><td class="w">${date(each.date, day)}</td><td><b>${esc(each.place)}</b></td>`,
        `<td>${esc(each.activity)}</td><td>${each.stay ? esc(each.stay) : '&ndash;'}</td></tr>`,
      );
    const dates = html(
      `${pick(['Outward', 'Departs', 'Trip starts'])} <b>${f('travelFrom', date(v.travelFrom!, long))}</b>`,
      ` &nbsp;&rarr;&nbsp; ${pick(['Homeward', 'Returns', 'Trip ends'])} `,
      `<b>${f('travelTo', date(v.travelTo!, long))}</b>`,
    );
    const top = html(
      `<div class="u"><span>${esc(agency)} | My trips</span>`,
      `<span>https://trips.example.com/plan/${person.passportNumber.slice(-4)}</span></div>`,
      '<div class="hero">',
      `<div style="font-size:17pt">${pick(['Travel plan', 'Day by day', 'Your itinerary'])}: `,
      `${esc(journey.destination.country)}</div>`,
      `<div>${dates}</div></div>`,
      `<p>${pick(['Traveller', 'Guest', 'Prepared for'])}: ${esc(person.fullName)} &nbsp; `,
      `Passport: ${person.passportNumber} &nbsp; Days: ${days.length}</p>`,
    );
    const list = days.map(row);
    return html(
      "<style>.page{font:9.4pt/1.4 'Noto Sans Display','Noto Sans';padding:10mm 15mm}",
      '.u{display:flex;justify-content:space-between;font-size:7.4pt;color:#777;margin-bottom:4mm}',
      '.hero{background:#134e5e;color:#fff;border-radius:3mm;padding:5mm 7mm}.g{width:100%}',
      '.g th{text-align:left;color:#666;font-weight:400;border-bottom:.4mm solid #134e5e;padding:1.4mm}',
      '.g td{padding:1.7mm 1.4mm;border-bottom:.15mm solid #cdd;vertical-align:top}',
      '.w{white-space:nowrap}</style>',
      chunks(list, 22, 26)
        .map((rows, at) =>
          html(
            `<section class="page">${at === 0 ? top : ''}<table class="g">${head}${rows.join('')}</table>`,
            '<p style="font-size:7.4pt;color:#777">Plans may change with weather and opening hours.</p>',
            '</section>',
          ),
        )
        .join(''),
    );
  },
};
