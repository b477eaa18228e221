import { html } from '../../../html.ts';
import type { Random } from '../../../random.ts';
import { daysBetween, daysLater } from '../../facts/days.ts';
import { journeyOf, type Journey, type Stop } from '../../facts/journey.ts';
import { list } from '../../layouts/hotel/list.ts';
import { pairCells, pairRows, sheet, style, table } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Pen,
  Person,
} from '../../document-specimen-kind.types.ts';
import { titleOf } from '../../facts/person.ts';

export interface HotelFacts extends DocumentFacts {
  readonly person: Person;
  readonly journey: Journey;
  readonly stop: Stop;
  readonly nights: number;
  readonly adults: number;
  readonly room: string;
  readonly perNight: number;
  readonly amount: number;
  readonly currency: string;
}

function factsOf(random: Random, person: Person): HotelFacts {
  const journey = journeyOf(person);
  const stop = random.pick(journey.destination.stops);
  const checkIn = daysLater(journey.from, random.whole(1, 3));
  const nights = Math.max(2, Math.min(random.whole(3, 9), daysBetween(checkIn, journey.to)));
  const currency = journey.destination.currency;
  const perNight = random.whole(70, 260) * (currency === 'JPY' ? 100 : 1);
  const { name, address, postcode, phone } = stop.hotel;
  return {
    person,
    journey,
    stop,
    nights,
    adults: random.pick([1, 2, 2]),
    room: random.pick(['Standard Double Room', 'Superior Twin Room', 'Deluxe King', 'Family Room with Breakfast']),
    perNight,
    amount: perNight * nights,
    currency,
    values: {
      guestName: person.fullName,
      hotelName: name,
      hotelAddress: [...address, journey.destination.country].join(', '),
      hotelCity: stop.city,
      hotelPostcode: postcode,
      hotelCountry: journey.destination.alpha3,
      hotelPhone: phone,
      hotelEmail: `${random.pick(['reservations', 'stay', 'info'])}@${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example.com`,
      checkInDate: checkIn,
      checkOutDate: daysLater(checkIn, nights),
      bookingReference: random.pick([
        random.digits(10),
        `${random.letters(3)}${random.digits(6)}`,
        `HB-${random.digits(7)}`,
      ]),
      amount: String(perNight * nights),
      paymentStatus: random.pick(['Paid', 'Pay at hotel', 'Prepaid', 'Fully paid']),
    },
    also: { hotelAddress: [address.join(', ')] },
  };
}

// The city and the postcode are inside the address, in the order their country writes them.
function addressHtml({ stop, journey }: HotelFacts, { f, around, esc }: Pen, between: string): string {
  const [street, town] = stop.hotel.address as [string, string];
  const [before, after] = town.split(stop.hotel.postcode) as [string, string];
  const city = (text: string) => (text.includes(stop.city) ? text.replace(stop.city, f('hotelCity', stop.city)) : text);
  const inner = `${city(esc(before))}${f('hotelPostcode', stop.hotel.postcode)}${city(esc(after))}`;
  return around(
    'hotelAddress',
    `${esc(street)}${between}${inner}${between}${f('hotelCountry', journey.destination.country)}`,
  );
}

const confirmation: DocumentLayout<HotelFacts> = {
  name: 'confirmation',
  draw(facts, pen) {
    const { values: v, currency } = facts;
    const { f, date, random, amount } = pen;
    const day = random.pick(['Ddd, dd Mmm yyyy', 'd Month yyyy'] as const);
    const money = `${currency} ${f('amount', amount(facts.amount, 'western'))}`;
    return (
      style(
        ".hc { font: 9.8pt/1.4 'Noto Sans', sans-serif; padding-top: 0 }",
        ' .hc .bar { background: #003b73; color: #fff; margin: 0 -15mm; padding: 5mm 15mm; display: flex; ',
        'justify-content: space-between }',
        ' .hc h1 { margin: 5mm 0 1mm; font-size: 17pt }',
        ' .hc .cells { display: grid; grid-template-columns: repeat(4, 1fr); border: 1px solid #ccc; margin: ',
        '5mm 0 }',
        ' .hc .cells > div { padding: 3mm; border-right: 1px solid #ccc }',
        ' .hc .label { font-size: 7.6pt; color: #666; text-transform: uppercase }',
        ' .hc .value { font-size: 11pt; font-weight: bold } .hc .pairs td { padding: 1.3mm 2mm }',
      ) +
      sheet(
        html(
          '<div class="bar"><b>Booking confirmation</b>',
          `<span>${random.pick(['CONFIRMATION NUMBER', 'Booking number', 'Booking ID'])}: `,
          `${f('bookingReference', v.bookingReference!)}</span>`,
          '</div>\n',
          `         <h1>${f('hotelName', v.hotelName!)}</h1>`,
          `<div>Address: ${addressHtml(facts, pen, ', ')}</div>`,
          `<div>Phone: ${f('hotelPhone', v.hotelPhone!)}</div>`,
          `<div>E-mail: ${f('hotelEmail', v.hotelEmail!)}</div>\n`,
          '         ',
          pairCells([
            ['Check-in', f('checkInDate', date(v.checkInDate!, day))],
            ['Check-out', f('checkOutDate', date(v.checkOutDate!, day))],
            ['Rooms', '1'],
            ['Nights', String(facts.nights)],
          ]),
          '\n',
          '         ',
          pairRows([
            [random.pick(['Guest name', 'Booked for', 'Lead guest']), f('guestName', facts.person.fullName)],
            ['Room', facts.room],
            ['Occupancy', `${facts.adults} adult${facts.adults > 1 ? 's' : ''}`],
            [random.pick(['Price', 'Total price', 'Total amount']), money],
            [random.pick(['Payment', 'Payment status']), f('paymentStatus', v.paymentStatus!)],
            ['Cancellation', 'Free of charge until 3 days before arrival'],
          ]),
        ),
        'hc',
      )
    );
  },
};

const voucher: DocumentLayout<HotelFacts> = {
  name: 'voucher',
  draw(facts, pen) {
    const { values: v, currency, person } = facts;
    const { f, date, random, amount } = pen;
    const day = random.pick(['dd-Mmm-yyyy', 'dd/mm/yyyy'] as const);
    const row = [
      facts.room,
      f('checkInDate', date(v.checkInDate!, day)),
      f('checkOutDate', date(v.checkOutDate!, day)),
      String(facts.nights),
      amount(facts.perNight, 'western'),
      f('amount', amount(facts.amount, 'western')),
    ];
    return (
      style(
        ".hv { font: 10pt/1.45 'Noto Serif', serif; padding: 18mm }",
        ' .hv .box { border: 1px solid #444; padding: 5mm; margin-top: 5mm } .hv .t { width: 100% }',
        ' .hv .t td, .hv .t th { border: 1px solid #999; padding: 1.6mm; font-size: 8.8pt }',
      ) +
      sheet(
        html(
          '<div style="text-align:center">',
          `<span style="font-size:19pt;letter-spacing:2px">${f('hotelName', v.hotelName!.toUpperCase())}</span>`,
          `<br>${addressHtml(facts, pen, ' · ')}<br>`,
          `Tel ${f('hotelPhone', v.hotelPhone!)} · ${f('hotelEmail', v.hotelEmail!)}</div>\n`,
          '         ',
          '<div class="box">',
          `<b>${random.pick(['HOTEL VOUCHER', 'RESERVATION CONFIRMATION', 'ACCOMMODATION VOUCHER'])}</b>`,
          `<span style="float:right">${random.pick(['Ref.', 'Voucher no.', 'Reservation no.'])} `,
          `${f('bookingReference', v.bookingReference!)}</span>`,
          '\n',
          '         ',
          `<p>Dear ${titleOf(person)} ${person.surname || person.givenNames},<br>`,
          'thank you for choosing us. ',
          'We are pleased to confirm the following stay ',
          `for ${f('guestName', `${titleOf(person)} ${person.fullName}`)}:</p>`,
          '\n',
          '         ',
          table(
            [
              'Room type',
              random.pick(['Arrival', 'Check in']),
              random.pick(['Departure', 'Check out']),
              'Nights',
              `Rate (${currency})`,
              `Total (${currency})`,
            ],
            [row],
            't',
          ),
          '\n',
          '         ',
          `<p>Status of payment: ${f('paymentStatus', v.paymentStatus!)}. Check-in from 15:00, `,
          'check-out by 11:00. City tax is not included.</p>',
          '</div>',
          '<p>We look forward to welcoming you.</p>',
        ),
        'hv',
      )
    );
  },
};

export const hotelBooking: DocumentSpecimenKind<HotelFacts> = {
  category: 'Proof of Travel',
  kind: 'Hotel booking',
  facts: factsOf,
  layouts: [confirmation, voucher, list],
};
