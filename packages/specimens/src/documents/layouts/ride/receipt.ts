import { html } from '../../../html.ts';
import type { RideBookingFacts } from '../../kinds/proof-of-travel/train-ferry-or-rental-booking.ts';
import { sheet, style, table } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';

// A booking receipt whose journey is one row of a table.
export const receipt: DocumentLayout<RideBookingFacts> = {
  name: 'receipt',
  draw(facts, { f, date, random, amount }) {
    const { values: v, person, mode } = facts;
    const day = random.pick(['dd-mm-yyyy', 'dd Mmm yyyy', 'yyyy-mm-dd'] as const);
    const [from, to] =
      mode === 'car'
        ? ['Pick-up', 'Drop-off']
        : random.pick([
            ['Origin', 'Destination'],
            ['Departs', 'Arrives'],
            ['From', 'To'],
          ] as const);
    const row = [
      facts.service,
      `${f('fromPlace', v.fromPlace!)}<br>${facts.departs}`,
      `${f('toPlace', v.toPlace!)}<br>${facts.arrives}`,
      f('travelDate', date(v.travelDate!, day)),
      facts.seat,
    ];
    return (
      style(
        ".rr { font: 9.6pt/1.4 'Noto Serif', serif } .rr .t { width: 100%; margin: 4mm 0 }",
        ' .rr .t th { text-align: left; border-bottom: 2px solid #333; padding: 1.4mm }',
        ' .rr .t td { border-bottom: .5px solid #999; padding: 1.8mm; vertical-align: top }',
      ) +
      sheet(
        html(
          '<div style="display:flex;justify-content:space-between">',
          `<b style="font-size:15pt">${f('operator', v.operator!)}</b>`,
          `<span>${random.pick(['Booking receipt', 'Travel confirmation', 'Reservation receipt'])}</span></div>`,
          '\n',
          '         ',
          `<p>${random.pick(['Reservation number', 'Ticket code', 'Ref. no.', 'PNR'])} `,
          `<b>${f('bookingReference', v.bookingReference!)}</b></p>`,
          `<p>${random.pick(['Booked for', 'Lead passenger', 'Customer'])}: `,
          `${f('passengerName', person.fullName)}</p>`,
          '\n',
          '         ',
          table(['Service', from, to, random.pick(['Date', 'Travel date', 'On']), 'Seat / note'], [row], 't'),
          `<p>Paid: ${facts.currency} ${amount(facts.fare, 'western')}</p>`,
        ),
        'rr',
      )
    );
  },
};
