import { html } from '../../../../html.ts';
import type { RideBookingFacts } from '../../../kinds/proof-of-travel/train-ferry-or-rental-booking.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { squares } from '../../../parts/drawn-parts.ts';

const nouns = { train: 'rail ticket', coach: 'coach ticket', ferry: 'ferry ticket', car: 'car rental' } as const;

// What an app exports of one booking: a narrow screen, label above value, the route on one line.
export const trainFerryOrRentalBookingLayout: LayoutDesign<RideBookingFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person, mode } = facts;
    const { pick } = random;
    const car = mode === 'car';
    const day = date(v.travelDate!, pick(['Ddd, dd Mmm yyyy', 'dd/mm/yyyy', 'dd Mmm yyyy'] as const));
    const pair = (label: string, shown: string) => `<div class="p"><small>${label}</small><div>${shown}</div></div>`;
    const [from, to] = car
      ? pick([
          ['Pick-up', 'Drop-off'],
          ['Collect from', 'Return to'],
          ['Pick-up city', 'Return city'],
        ] as const)
      : pick([
          ['From', 'To'],
          ['Boarding at', 'Alighting at'],
          ['Origin', 'Destination'],
        ] as const);
    const fare =
      facts.currency === 'INR' ? amount(facts.fare, 'rupee') : `${facts.currency} ${amount(facts.fare, 'western')}`;
    return html(
      "<style>.page{font:10.4pt/1.45 'Noto Sans';padding:14mm 44mm;background:#f5f5f7}",
      '.s{background:#fff;border-radius:6mm;padding:7mm;border:.25mm solid #ddd}.p{margin:3mm 0}',
      '.p small{color:#888;font-size:8pt}.p div{font-weight:600}',
      '.r{display:flex;justify-content:space-between;gap:6mm}</style>\n',
      '<section class="page">',
      '<p style="text-align:center;font-size:8.4pt;',
      `color:#888">My bookings &rsaquo; ${nouns[mode]} &rsaquo; `,
      'Exported as PDF</p>',
      '<div class="s">',
      '<b style="font-size:14pt;',
      `color:#0a5">${pick(['Booking confirmed', 'You are booked', 'Reservation confirmed'])}</b>`,
      pair(
        car ? pick(['Rental company', 'Supplier', 'Car hire firm']) : pick(['Operator', 'Operated by', 'Carrier']),
        f('operator', v.operator!),
      ),
      `<div class="r">${pair(from, f('fromPlace', v.fromPlace!))}${pair(to, f('toPlace', v.toPlace!))}`,
      '</div>',
      '<div class="r">',
      pair(
        car
          ? pick(['Pick-up date', 'Rental starts', 'Collect on'])
          : pick(['Date of journey', 'Travel date', 'Departing on']),
        f('travelDate', day),
      ),
      `${pair('Time', `${facts.departs} &ndash; ${facts.arrives}`)}</div>`,
      pair(
        car ? pick(['Main driver', 'Driver', 'Hirer']) : pick(['Passenger', 'Traveller', 'Passenger name']),
        f('passengerName', person.fullName),
      ),
      `<div class="r">${pair(car ? 'Vehicle' : 'Service', esc(facts.service))}`,
      `${pair(car ? 'Includes' : 'Seat', esc(facts.seat))}</div>`,
      '<div class="r">',
      pair(pick(['Booking ID', 'PNR / Booking ref.', 'Reservation no.']), f('bookingReference', v.bookingReference!)),
      `${pair('Total paid', fare)}</div>`,
      `<div style="text-align:center;margin-top:5mm">${squares(random, 36)}</div></div></section>`,
    );
  },
};
