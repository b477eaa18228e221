import { html } from '../../../html.ts';
import type { HotelFacts } from '../../kinds/proof-of-travel/hotel-booking.ts';
import { sheet, style } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';

// A booking site's print: a running text of short lines, the stay as arrow from day to day.
export const list: DocumentLayout<HotelFacts> = {
  name: 'list',
  draw(facts, { f, date, random, amount }) {
    const { values: v, currency, stop, journey } = facts;
    const day = random.pick(['dd/mm/yyyy', 'Month d, yyyy', 'dd Mmm yyyy'] as const);
    const [arrive, leave] = random.pick([
      ['Arriving', 'Leaving'],
      ['Check in', 'Check out'],
      ['Arrival date', 'Departure date'],
    ] as const);
    return (
      style(
        ".hl { font: 10pt/1.6 'DejaVu Sans', sans-serif }",
        ' .hl .bar { color: #b3124a; font-size: 15pt; font-weight: bold; border-bottom: 1px solid #b3124a }',
        ' .hl dt { color: #777; font-size: 8pt; margin-top: 2mm } .hl dd { margin: 0 }',
        ' .hl .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm }',
      ) +
      sheet(
        html(
          '<div class="bar">',
          random.pick(['Your stay is booked', 'Reservation confirmed', 'Itinerary receipt for your stay']),
          '</div>',
          '\n',
          `         <div class="two"><dl><dt>${random.pick(['Property', 'Hotel', 'Accommodation'])}</dt>`,
          `<dd><b>${f('hotelName', v.hotelName!)}</b></dd>`,
          `<dt>${random.pick(['Location', 'Property address'])}</dt>`,
          `<dd>${f('hotelAddress', `${stop.hotel.address.join(', ')}, ${journey.destination.country}`)}</dd>\n`,
          `         <dt>${random.pick(['Contact', 'Property telephone'])}</dt>`,
          `<dd>${f('hotelPhone', v.hotelPhone!)}</dd>`,
          `<dt>${random.pick(['Guest', 'Name', 'Primary guest'])}</dt>`,
          `<dd>${f('guestName', facts.person.fullName)}, ${facts.adults} adult(s)</dd></dl>\n`,
          `         <dl><dt>${arrive}</dt><dd>${f('checkInDate', date(v.checkInDate!, day))} after 14:00</dd>`,
          `<dt>${leave}</dt><dd>${f('checkOutDate', date(v.checkOutDate!, day))} before 11:00</dd>\n`,
          '         ',
          `<dt>${random.pick(['Itinerary no.', 'Confirmation code', 'Reservation ID', 'Booking reference'])}`,
          '</dt>',
          `<dd>${f('bookingReference', v.bookingReference!)}</dd>`,
          `<dt>${random.pick(['Grand total', 'You pay', 'Amount'])}</dt>`,
          `<dd>${f('amount', amount(facts.amount, 'western'))} ${currency} for ${facts.nights} nights</dd>\n`,
          `         <dt>${random.pick(['Payment', 'Payment details'])}</dt>`,
          `<dd>${f('paymentStatus', v.paymentStatus!)}</dd></dl></div>`,
          `<p>${facts.room}. Non-smoking. Please present a photo identity on arrival.</p>`,
        ),
        'hl',
      )
    );
  },
};
