import { html } from '../../../../html.ts';
import type { HotelFacts } from '../../../kinds/proof-of-travel/hotel-booking.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { titleOf } from '../../../facts/person.ts';
import { arabic, faces } from '../bazaar-parts.ts';

// A tour operator's voucher for the reception desk: joined cells, two languages.
export const hotelBookingLayout: LayoutDesign<HotelFacts> = {
  draw(facts, { f, around, esc, date, amount, random }) {
    const { values: v, person, stop, journey } = facts;
    const { pick } = random;
    const variant = pick(['dd Mmm yyyy', 'dd/mm/yyyy', 'Ddd, dd Mmm yyyy'] as const);
    const [street, town] = stop.hotel.address as [string, string];
    const inTown = esc(town)
      .replace(stop.hotel.postcode, f('hotelPostcode', stop.hotel.postcode))
      .replace(stop.city, () => f('hotelCity', stop.city));
    const address = around(
      'hotelAddress',
      `${esc(street)}, ${inTown}, ${f('hotelCountry', journey.destination.country)}`,
    );
    const cell = (label: string, own: string, shown: string, wide = 1) =>
      `<td colspan="${wide}"><small>${label} ${arabic(own)}</small><br>${shown}</td>`;
    return html(
      `<style>.page{font:10pt/1.5 ${faces};padding:16mm}.v{width:100%;border:.6mm solid #0c5c63}`,
      '.v td{border:.2mm solid #0c5c63;padding:2mm 3mm;vertical-align:top;width:33%}',
      'small{font-size:7.6pt;color:#0c5c63}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between;align-items:end;margin-bottom:3mm">',
      '<div>',
      '<b style="font-size:16pt;',
      `color:#0c5c63">${pick(['HOTEL VOUCHER', 'ACCOMMODATION VOUCHER', 'Reservation voucher'])}</b>`,
      `<br>${arabic('قسيمة حجز فندق')}</div><span>Please present at reception</span></div>\n`,
      '<table class="v">',
      '<tr>',
      cell(
        pick(['Voucher / booking no.', 'Reservation number', 'Confirmation no.']),
        'رقم الحجز',
        `<b>${f('bookingReference', v.bookingReference!)}</b>`,
      ),
      cell(
        pick(['Lead guest', 'Guest name', 'In the name of']),
        'اسم النزيل',
        `<b>${titleOf(person)} ${f('guestName', person.fullName)}</b>`,
        2,
      ),
      '</tr>',
      '<tr>',
      cell(
        pick(['Hotel', 'Property', 'Name of hotel']),
        'الفندق',
        `<b>${f('hotelName', v.hotelName!)}</b><br>${address}`,
        2,
      ),
      cell('Contact', 'هاتف', `${f('hotelPhone', v.hotelPhone!)}<br>${f('hotelEmail', v.hotelEmail!)}`),
      '</tr>',
      '<tr>',
      cell(pick(['Check-in', 'Arrival', 'Date in']), 'الوصول', f('checkInDate', date(v.checkInDate!, variant))),
      cell(pick(['Check-out', 'Departure', 'Date out']), 'المغادرة', f('checkOutDate', date(v.checkOutDate!, variant))),
      `${cell('Nights / Pax', 'ليال', `${facts.nights} / ${facts.adults}`)}</tr>`,
      `<tr>${cell('Room category', 'الغرفة', esc(facts.room))}`,
      cell(
        pick(['Total tariff', 'Total amount', 'Booking value']),
        'المبلغ',
        `${facts.currency} ${f('amount', amount(facts.amount, 'western'))}`,
      ),
      cell(pick(['Payment', 'Payment status', 'Mode of settlement']), 'الدفع', f('paymentStatus', v.paymentStatus!)),
      '</tr>',
      '</table>\n',
      '<p style="font-size:8.4pt">Check-in 1400 hrs, check-out 1200 hrs. ',
      'Extras to be settled by the guest directly. Voucher valid for the services mentioned above only.</p>',
      '</section>',
    );
  },
};
