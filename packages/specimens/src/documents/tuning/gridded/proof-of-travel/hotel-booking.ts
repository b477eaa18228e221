import { html } from '../../../../html.ts';
import type { HotelFacts } from '../../../kinds/proof-of-travel/hotel-booking.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// A voucher of an agency: a ruled grid with captions above the entries, headings of the stay above their values.
export const hotelBookingLayout: LayoutDesign<HotelFacts> = {
  draw(facts, { f, around, esc, date, amount, random }) {
    const { values: v, person, nights, currency, stop, journey } = facts;
    const day = random.pick(['d Month yyyy', 'dd-Mmm-yyyy', 'Ddd, dd Mmm yyyy'] as const);
    const box = (caption: string, shown: string, wide = 1) =>
      `<td colspan="${wide}"><small>${caption}</small><br><b>${shown}</b></td>`;
    const [street] = stop.hotel.address as [string, string];
    const address = around(
      'hotelAddress',
      html(
        `${esc(street)}<br>${f('hotelPostcode', stop.hotel.postcode)} ${f('hotelCity', stop.city)}`,
        `<br>${f('hotelCountry', journey.destination.country)}`,
      ),
    );
    const money = (value: number) => amount(value, 'western');
    return html(
      style(
        ".page{font:9.6pt/1.4 'Noto Sans Display','Noto Sans';padding:15mm}",
        '.t{width:100%;border-collapse:collapse;margin:4mm 0}small{font-size:7pt;color:#444}',
        '.t td,.t th{border:.25mm solid #222;padding:1.2mm 2mm;text-align:left;vertical-align:top}',
        '.t th{background:#eee;font-size:8pt}',
      ),
      sheet(
        html(
          '<h2>Hotel voucher</h2><table class="t"><tr>',
          box('Booking Reference', f('bookingReference', v.bookingReference!)),
          box('Guest Name', f('guestName', person.fullName), 2),
          '</tr><tr>',
          box('Hotel Name', f('hotelName', v.hotelName!)),
          box('Hotel Address', address),
          box('Telephone', `${f('hotelPhone', v.hotelPhone!)}<br>${f('hotelEmail', v.hotelEmail!)}`),
          '</tr></table><table class="t">',
          '<tr><th>Check-in</th><th>Check-out</th><th>Nights</th><th>Room</th><th>Total Amount</th></tr>',
          `<tr><td>${f('checkInDate', date(v.checkInDate!, day))}</td><td>${f('checkOutDate', date(v.checkOutDate!, day))}</td>`,
          `<td>${nights}</td><td>${esc(facts.room)}</td><td>${currency} ${f('amount', money(facts.amount))}</td></tr>`,
          `<tr><th colspan="4">Payment Status</th><td>${f('paymentStatus', v.paymentStatus!)}</td></tr></table>`,
          '<p>Please present this voucher on arrival.</p>',
        ),
      ),
    );
  },
};
