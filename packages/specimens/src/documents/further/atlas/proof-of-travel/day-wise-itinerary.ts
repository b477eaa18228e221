import { html } from '../../../../html.ts';
import { chunks, sheet, style, table } from '../../../printing/markup.ts';
import type { ItineraryFacts } from '../../../kinds/proof-of-travel/day-wise-itinerary.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// Accommodation first, date last.
export const dayWiseItineraryLayout: LayoutDesign<ItineraryFacts> = {
  draw({ person, journey, days, values }, { f, esc, date, random }) {
    const day = (iso: string) => date(iso, 'dd-Mmm-yyyy');
    const edge = (id: string) => f(id, date(values[id]!, 'dth Month yyyy'));
    const titles = [
      random.pick(['Overnight at', 'Night halt']),
      random.pick(['Programme', 'Plan for the day']),
      random.pick(['Town', 'City']),
      'Date',
    ];
    const rows = days.map((each) => [esc(each.stay), esc(each.activity), esc(each.place), day(each.date)]);
    const parts = chunks(rows, 13, 16);
    return html(
      style(
        ".page{font:10pt/1.45 'DejaVu Serif Condensed','DejaVu Serif';padding:18mm 16mm}",
        'h1{font-size:17pt;font-weight:normal;border-left:3mm solid #b4552d;padding-left:4mm;',
        'margin:0 0 5mm}',
        '.table{width:100%}',
        '.table th{text-align:left;font-weight:normal;color:#b4552d;border-bottom:.5mm solid #b4552d;',
        'padding:1mm 2mm}',
        '.table td{padding:2.5mm 2mm;border-bottom:.15mm dotted #777}',
        '.table td:last-child{white-space:nowrap;font-weight:bold}',
        '.table tr:nth-child(even) td{background:#faf2ee}',
      ),
      parts
        .map((part, at) =>
          sheet(
            html(
              at === 0
                ? html(
                    `<h1>${esc(journey.destination.country)}: tour programme of ${esc(person.fullName)}</h1>`,
                    `<p>The journey begins on ${edge('travelFrom')} and ends on ${edge('travelTo')}. `,
                    'All local journeys are by public transport unless stated.</p>',
                  )
                : '<p><i>(programme continued)</i></p>',
              table(titles, part),
            ),
          ),
        )
        .join(''),
    );
  },
};
