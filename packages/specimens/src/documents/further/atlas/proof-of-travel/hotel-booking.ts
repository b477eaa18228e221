import { html } from '../../../../html.ts';
import { scrawl, sheet, style } from '../../../printing/markup.ts';
import type { HotelFacts } from '../../../kinds/proof-of-travel/hotel-booking.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { titleOf } from '../../../facts/person.ts';

// The hotel's letter to its guest, with the hotel's address at the bottom.
export const hotelBookingLayout: LayoutDesign<HotelFacts> = {
  draw(facts, { f, around, esc, date, amount, random }) {
    const { values, person, stop, journey, nights, adults } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const { name, address, postcode, phone } = stop.hotel;
    const lines = [
      esc(address[0]!),
      `${v('hotelPostcode', postcode)} ${v('hotelCity', stop.city)}`,
      v('hotelCountry', journey.destination.country),
    ];
    const day = (id: string) => v(id, date(values[id]!, 'Ddd, dd Mmm yyyy'));
    const money = (value: number) => amount(value, 'western');
    return html(
      style(
        ".page{font:10.6pt/1.65 'DejaVu Serif',serif;padding:22mm 24mm}",
        'h1{font-weight:normal;font-size:21pt;letter-spacing:2px;text-align:center;margin:0 0 12mm;',
        'color:#6b5a2c}',
        '.stay{margin:5mm 0;border-top:.3mm solid #6b5a2c;border-bottom:.3mm solid #6b5a2c;width:100%}',
        '.stay td{padding:1.6mm 0}.stay td:last-child{text-align:right}',
        '.foot{margin-top:26mm;text-align:center;font-size:8.6pt;color:#555;border-top:.2mm solid #999;',
        'padding-top:3mm}',
      ),
      sheet(
        html(
          `<h1>${v('hotelName', name)}</h1><p>Dear ${titleOf(person)} ${v('guestName', person.fullName)},</p>`,
          '<p>Thank you for choosing our house. ',
          'It is our pleasure to hold the following accommodation for you; ',
          `kindly quote our number ${v('bookingReference')} in all correspondence.</p>`,
          '\n',
          `<table class="stay"><tr><td>Arrival</td><td>${day('checkInDate')}, from 3 p.m.</td></tr>`,
          `<tr><td>Departure</td><td>${day('checkOutDate')}, until 11 a.m.</td></tr>`,
          '<tr><td>Accommodation</td>',
          `<td>1 &times; ${esc(facts.room)}, ${adults} ${adults > 1 ? 'persons' : 'person'}, ${nights} `,
          'nights</td>',
          '</tr>',
          `<tr><td>Rate per night</td><td>${facts.currency} ${money(facts.perNight)}</td></tr>`,
          `<tr><td>Total for your stay</td><td>${facts.currency} ${v('amount', money(facts.amount))}</td>`,
          '</tr>',
          `<tr><td>Settlement</td><td>${v('paymentStatus')}</td></tr></table>\n`,
          '<p>Cancellation without charge is possible until 48 hours before arrival. ',
          'Local city tax is not included.</p>',
          `<p>We look forward to welcoming you.</p><p>${scrawl(random)}Front Office</p>`,
          `<div class="foot">${around('hotelAddress', lines.join(' &middot; '))}<br>`,
          `Tel. ${v('hotelPhone', phone.replace(/^(\+\d{2})(\d{2,3})(\d{3})/, '$1 $2 $3 '))} `,
          `&middot; ${v('hotelEmail')}</div>`,
        ),
      ),
    );
  },
};
