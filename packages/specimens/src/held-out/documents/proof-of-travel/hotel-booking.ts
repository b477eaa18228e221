import { drawing, formGrid, lines, paragraphs, sideBySide } from '../../drawing/blocks.ts';
import { addDays } from '../../facts/days.ts';
import { hotels, travelSites } from '../../facts/issuers.ts';
import { defineKind } from '../../held-out-kind.ts';

export const hotelBooking = defineKind({
  kind: 'Hotel booking',
  facts: (random, t) => {
    const name = random.pick(hotels);
    const nights = random.whole(3, 6);
    const { street, line, city, postcode, code, country, phone, currency } = t.abroad;
    return {
      nights,
      currency,
      site: random.pick(travelSites),
      values: {
        guestName: t.name,
        hotelName: name,
        hotelAddress: `${street}, ${line}, ${country}`,
        hotelCity: city,
        hotelPostcode: postcode,
        hotelCountry: code,
        hotelPhone: `${phone}${random.digits(7)}`,
        hotelEmail: `${random.pick(['desk', 'hello', 'booking'])}@${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example.eu`,
        checkInDate: t.from,
        checkOutDate: addDays(t.from, nights),
        bookingReference: random.pick([random.digits(9), `${random.letters(2)}-${random.digits(6)}`]),
        amount: String(nights * random.whole(64, 189)),
        paymentStatus: random.pick(['Paid', 'Pay at property']),
      },
      also: { hotelAddress: [`${street}, ${line}`] },
    };
  },
  layouts: {
    'site-voucher': ({ f, day, sum, around }, { nights, currency, site }, t) => {
      const { street, line, city, postcode, country } = t.abroad;
      const town = line.replace(city, f('hotelCity', city)).replace(postcode, f('hotelPostcode', postcode));
      return drawing(
        `.page{font:9.8pt/1.45 'Noto Sans'} .h{font:800 18pt 'DejaVu Sans';color:#7e22ce}`,
        `<div class="h">${site}</div><p>Your stay is booked! Show this voucher at the front desk.</p>
        <p style="font-size:14pt;margin:0"><b>${f('hotelName')}</b></p>
        <p>${around('hotelAddress', `${street}, ${town}, ${f('hotelCountry', country)}`)}<br>Tel ${f('hotelPhone')} &nbsp;
        ${f('hotelEmail')}</p>` +
          formGrid(3, [
            [
              'Check-in',
              `${day('checkInDate', 'ddd, DD MMM YYYY')}<br><span style="font-weight:400">from 15:00</span>`,
            ],
            [
              'Check-out',
              `${day('checkOutDate', 'ddd, DD MMM YYYY')}<br><span style="font-weight:400">until 11:00</span>`,
            ],
            ['Nights', String(nights)],
            ['Guest', f('guestName')],
            ['Booking number', f('bookingReference')],
            ['Room', '1 &times; Double, breakfast'],
            ['Price', `${currency} ${sum('amount', 'thousand')}`],
            ['Payment', f('paymentStatus')],
            ['Cancellation', 'Free until 2 days before arrival'],
          ]),
      );
    },
    'reception-letter': ({ f, day, sum, around, random }, { nights, currency }, t) => {
      const { street, line, city, postcode, country } = t.abroad;
      const town = line.replace(city, f('hotelCity', city)).replace(postcode, f('hotelPostcode', postcode));
      const address = around('hotelAddress', `${street}<br>${town}<br>${f('hotelCountry', country)}`);
      return drawing(
        `.page{font:10.8pt/1.6 'Noto Serif';padding:22mm}`,
        sideBySide(
          `<b style="font-size:15pt">${f('hotelName')}</b>`,
          `<div style="text-align:right;font-size:9pt">${address}<br>
          ${f('hotelPhone')}<br>${f('hotelEmail')}</div>`,
        ) +
          paragraphs(
            '',
            `Dear ${t.sex === 'M' ? 'Mr' : 'Ms'} ${f('guestName')},`,
            `We are delighted to confirm your reservation ${f('bookingReference')} for ${nights} nights, arriving on
            ${day('checkInDate', 'D MMMM YYYY')} and departing on ${day('checkOutDate', 'D MMMM YYYY')}.`,
            `The total for the room is ${sum('amount', random.pick(['thousand', 'point']))} ${currency}, taxes included.`,
            'We look forward to welcoming you.',
          ) +
          lines([['Reservations desk', 'Front office manager']]),
      );
    },
  },
});
