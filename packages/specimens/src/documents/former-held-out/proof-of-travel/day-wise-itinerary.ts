import { html } from '../../../html.ts';
import { pairRows, sheet, style, table } from '../../printing/markup.ts';
import { titleOf } from '../../facts/person.ts';
import type { ItineraryFacts } from '../../kinds/proof-of-travel/day-wise-itinerary.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A plan of the days made in an office program.
export const dayWiseItineraryLayout: LayoutDesign<ItineraryFacts> = {
  draw(facts, pen) {
    const { f, esc, date } = pen;
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, journey, days } = facts;
    const rows = days.map((day, at) => [
      `Day ${at + 1}`,
      date(day.date, 'dd Mmm yyyy'),
      esc(day.place),
      esc(day.activity),
      day.stay ? esc(day.stay) : '-',
    ]);
    return html(
      style(
        ".page{font:9.6pt/1.45 'Noto Sans';padding:16mm 15mm}",
        'h1{font-size:15pt;text-align:center;margin:0 0 4mm}.plan{width:100%;margin-top:5mm}',
        '.plan th{background:#dfeaf5;text-align:left}',
        '.plan td,.plan th{border:.25mm solid #7b8ea3;padding:1.5mm 2.2mm;vertical-align:top}',
        '.pairs td{padding:.8mm 3mm .8mm 0}',
      ),
      sheet(
        html(
          `<h1>Day Wise Travel Itinerary - ${esc(journey.destination.country)}</h1>\n`,
          pairRows([
            ['Name of traveller', `${titleOf(person)} ${esc(person.fullName)}`],
            ['Passport no.', person.passportNumber],
            ['Journey commences', d('travelFrom', 'dd Mmm yyyy')],
            ['Journey concludes', d('travelTo', 'dd Mmm yyyy')],
          ]),
          '\n',
          table(['Day', 'Date', 'City', 'Plan for the day', 'Overnight stay'], rows, 'plan'),
          '<p>Bookings are refundable and will be confirmed once the visa is granted.</p>',
        ),
      ),
    );
  },
};
