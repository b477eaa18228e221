import { html } from '../../../../html.ts';
import type { RideBookingFacts } from '../../../kinds/proof-of-travel/train-ferry-or-rental-booking.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { squares } from '../../../parts/drawn-parts.ts';

// A continental online ticket: a narrow ruled box with bilingual labels, the code at the right, the connection as a
// table row.
export const trainFerryOrRentalBookingLayout: LayoutDesign<RideBookingFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person, mode } = facts;
    const pick = random.pick;
    const day = pick(['dd.mm.yyyy', 'd Month yyyy', 'Ddd, dd Mmm yyyy', 'Month d, yyyy'] as const);
    const row = (label: string, shown: string) => `<tr><td class="l">${label}</td><td>${shown}</td></tr>`;
    const car = mode === 'car';
    const [from, to] = car
      ? pick([
          ['Pick-up at', 'Return at'],
          ['Collect in', 'Drop off in'],
        ] as const)
      : pick([
          ['Von / From', 'Nach / To'],
          ['Départ / From', 'Arrivée / To'],
          ['Boarding at', 'Alighting at'],
        ] as const);
    const title = {
      train: 'Online-Ticket / Rail ticket',
      coach: 'Coach ticket',
      ferry: 'Ferry booking',
      car: 'Rental voucher',
    }[mode];
    return html(
      "<style>.page{font:10pt/1.5 'DejaVu Sans';padding:16mm}",
      '.b{border:.5mm solid #222;padding:4mm 5mm;display:flex;justify-content:space-between;gap:6mm}',
      '.l{color:#555;font-size:8.4pt;padding:1mm 4mm 1mm 0;white-space:nowrap;text-align:right}',
      '.t{width:100%;margin:6mm 0}.t th{background:#eee;text-align:left;font-size:8pt}',
      '.t th,.t td{border:.2mm solid #777;padding:1.8mm 2mm}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between;margin-bottom:3mm">',
      `<b style="font-size:14pt">${f('operator', v.operator!)}</b><span>${title}</span></div>`,
      '<div class="b">',
      '<table>',
      row(
        pick(['Reisender / Passenger', 'Voyageur / Traveller', car ? 'Driver' : 'Traveller']),
        f('passengerName', person.fullName),
      ),
      row(
        pick(['Auftragsnummer / Order no.', 'Booking code', 'Dossier / Booking reference']),
        f('bookingReference', v.bookingReference!),
      ),
      `${row(from, f('fromPlace', v.fromPlace!))}${row(to, f('toPlace', v.toPlace!))}`,
      row(pick(['Reisedatum / Travel date', 'Valid on', 'Date of travel']), f('travelDate', date(v.travelDate!, day))),
      `${row('Preis / Price', `${facts.currency} ${amount(facts.fare, 'western')}`)}</table>`,
      `${squares(random, 38)}</div>`,
      '\n',
      '<table class="t">',
      `<tr><th>${car ? 'Vehicle' : 'Service'}</th><th>${car ? 'From' : 'Dep.'}</th>`,
      `<th>${car ? 'To' : 'Arr.'}</th><th>${car ? 'Terms' : 'Reservation'}</th></tr>`,
      `<tr><td>${esc(facts.service)}</td><td>${facts.departs}</td><td>${facts.arrives}</td>`,
      `<td>${esc(facts.seat)}</td></tr></table>`,
      '<p style="font-size:8.4pt">Please carry this sheet and an official identity paper with picture. ',
      'The ticket is personal. Changes are possible until the day before, for a fee.</p>',
      '</section>',
    );
  },
};
