import { html } from '../../../../html.ts';
import type { HotelFacts } from '../../../kinds/proof-of-travel/hotel-booking.ts';
import type { LayoutDesign, Pen } from '../../../document-specimen-kind.types.ts';

function addressOf({ stop, journey }: HotelFacts, { f, around, esc }: Pen): string {
  const [street] = stop.hotel.address as [string, string];
  return around(
    'hotelAddress',
    html(
      `${esc(street)}<br>${f('hotelPostcode', stop.hotel.postcode)} ${f('hotelCity', stop.city)}`,
      `<br>${f('hotelCountry', journey.destination.country)}`,
    ),
  );
}

// A printed booking page: the hotel at the left, the stay at the right, prices as a bill; bilingual labels.
export const hotelBookingLayout: LayoutDesign<HotelFacts> = {
  draw(facts, pen) {
    const { values: v, person, nights, currency } = facts;
    const { f, esc, date, amount } = pen;
    const pick = pen.random.pick;
    const day = pick(['d Month yyyy', 'Ddd, dd Mmm yyyy', 'Month d, yyyy', 'dd.mm.yyyy'] as const);
    const line = (label: string, shown: string) => `<div class="l"><small>${label}</small><br>${shown}</div>`;
    const money = (value: number) => amount(value, 'western');
    return html(
      "<style>.page{font:9.8pt/1.45 'Noto Sans Display','Noto Sans';padding:10mm 16mm}",
      '.u{display:flex;justify-content:space-between;font-size:7.4pt;color:#777}',
      '.g{display:grid;grid-template-columns:78mm 1fr;gap:8mm;margin-top:6mm}',
      '.l{padding:1.8mm 0;border-bottom:.2mm solid #ddd}small{font-size:7.6pt;color:#777}',
      '.b td{padding:1.4mm 0;border-bottom:.2mm solid #ddd}.b{width:100%}',
      '.b td:last-child{text-align:right}</style>\n',
      '<section class="page">',
      `<div class="u"><span>${date(facts.journey.from, 'dd/mm/yyyy').slice(6)} | Reservation</span>`,
      '<span>https://stay.example.com/manage?print=1</span></div>',
      '<h1 style="font-size:18pt;',
      'margin:5mm 0 0">',
      pick([
        'Your stay is booked',
        'Réservation confirmée / Booking confirmed',
        'Buchungsbestätigung / Booking confirmation',
      ]),
      '</h1>',
      '\n',
      '<div class="g">',
      '<div style="background:#f5f5f0;padding:5mm">',
      `<b style="font-size:13pt">${f('hotelName', v.hotelName!)}</b>`,
      `<p>${addressOf(facts, pen)}</p>`,
      `<p>${pick(['Tel.', 'Telephone', 'Phone'])} ${f('hotelPhone', v.hotelPhone!)}`,
      `<br>${f('hotelEmail', v.hotelEmail!)}</p></div>`,
      '<div>',
      line(
        pick(['Reservation code', 'Booking reference', 'Buchungsnr. / Booking no.']),
        f('bookingReference', v.bookingReference!),
      ),
      line(pick(['Reserved for', 'Name of guest', 'Staying']), f('guestName', person.fullName)),
      line(
        pick(['Arrival', 'Check-in from', 'Arrivée / Anreise / Arrival']),
        f('checkInDate', date(v.checkInDate!, day)),
      ),
      line(
        pick(['Departure', 'Check-out by', 'Départ / Abreise / Departure']),
        f('checkOutDate', date(v.checkOutDate!, day)),
      ),
      `${line('Party', `${facts.adults} adult(s), ${nights} nights`)}</div>`,
      '</div>\n',
      `<h3>${pick(['What it costs', 'Price', 'Your bill'])}</h3><table class="b">`,
      `<tr><td>${esc(facts.room)}, ${nights} × ${money(facts.perNight)}</td>`,
      `<td>${currency} ${money(facts.amount)}</td></tr>`,
      '<tr><td>Taxes and service</td><td>included</td></tr>',
      `<tr><td><b>${pick(['Total to pay', 'Grand total', 'Total'])}</b></td><td>`,
      `<b>${currency} ${f('amount', money(facts.amount))}</b></td></tr>`,
      `<tr><td>${pick(['Payment', 'State of payment', 'Payment status'])}</td>`,
      `<td>${f('paymentStatus', v.paymentStatus!)}</td></tr></table>`,
      '<p style="font-size:8pt;color:#666">Reception is open from 7 to 23 hours. ',
      'You may cancel without charge up to 48 hours before you come.</p>',
      '</section>',
    );
  },
};
