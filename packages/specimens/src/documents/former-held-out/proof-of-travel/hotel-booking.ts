import { html } from '../../../html.ts';
import { pairRows, sheet, style } from '../../printing/markup.ts';
import { titleOf } from '../../facts/person.ts';
import type { HotelFacts } from '../../kinds/proof-of-travel/hotel-booking.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// The hotel's own email of confirmation.
export const hotelBookingLayout: LayoutDesign<HotelFacts> = {
  draw(facts, pen) {
    const { f, around, esc, date, amount } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, journey, stop, nights, adults, room, perNight, currency, values } = facts;
    const place = around(
      'hotelAddress',
      `${esc(stop.hotel.address[0]!)}, ${v('hotelPostcode')} ${v('hotelCity')}, ${v('hotelCountry', journey.destination.country)}`,
    );
    return html(
      style(
        ".page{font:10.2pt/1.6 'Noto Sans';padding:18mm 20mm}",
        '.top{text-align:center;border-bottom:.4mm solid #8b6f47;padding-bottom:4mm}',
        '.top b{font-size:17pt;color:#8b6f47}.pairs{width:100%;margin:4mm 0}',
        '.pairs td{padding:1.4mm 2mm;border-bottom:.2mm solid #eee}.pairs .label{width:58mm;color:#555}',
      ),
      sheet(
        html(
          `<div class="top"><b>${v('hotelName')}</b><br>${place}<br>`,
          `Phone: ${v('hotelPhone')} &middot; E-mail: ${v('hotelEmail')}</div>`,
          '<h3>Reservation confirmation</h3>',
          `<p>Dear ${titleOf(person)} ${esc(person.surname || person.fullName)},</p>`,
          '<p>Thank you for choosing to stay with us. We are pleased to confirm your reservation:</p>\n',
          pairRows([
            ['Confirmation number', v('bookingReference')],
            ['Reserved for', v('guestName')],
            ['Arrival', d('checkInDate', 'Ddd, dd Mmm yyyy')],
            ['Departure', d('checkOutDate', 'Ddd, dd Mmm yyyy')],
            ['Number of nights', String(nights)],
            ['Adults', String(adults)],
            ['Room type', esc(room)],
            ['Rate per night', `${currency} ${amount(perNight, 'western')}`],
            ['Total for the stay', `${currency} ${v('amount', amount(Number(values.amount), 'western'))}`],
            ['Settlement', v('paymentStatus')],
          ]),
          '\n',
          '<p>Check-in is from 14:00 and check-out until 11:00. ',
          'You may cancel free of charge up to 48 hours before arrival.</p>',
          '<p>We look forward to welcoming you.</p><p>Reservations Team</p>',
        ),
      ),
    );
  },
};
