import { html } from '../../../html.ts';
import { pairCells, sheet, style } from '../../printing/markup.ts';
import { squares } from '../../parts/drawn-parts.ts';
import { titleOf } from '../../facts/person.ts';
import type { RideBookingFacts } from '../../kinds/proof-of-travel/train-ferry-or-rental-booking.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// The operator's email with the booking.
export const trainFerryOrRentalBookingLayout: LayoutDesign<RideBookingFacts> = {
  draw(facts, pen) {
    const { f, esc, date, amount, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, mode, service, seat, departs, arrives, fare, currency } = facts;
    const car = mode === 'car';
    const words = {
      train: ['Train', 'Coach / seat', 'Railway e-ticket'],
      coach: ['Service', 'Seat', 'Coach ticket'],
      ferry: ['Vessel', 'Accommodation', 'Ferry booking'],
      car: ['Vehicle', 'Cover', 'Car rental confirmation'],
    }[mode];
    return html(
      style(
        ".page{font:10.2pt/1.6 'Noto Sans';padding:20mm 22mm}",
        '.top{background:#eaf4ec;border-left:2.5mm solid #15803d;padding:4mm 6mm}',
        '.cells{display:grid;grid-template-columns:1fr 1fr;gap:4.5mm 8mm;margin:7mm 0}',
        '.cells .label{font-size:8.4pt;color:#555}.cells .value{font-weight:bold}',
      ),
      sheet(
        html(
          `<div class="top"><b style="font-size:15pt">${v('operator')}</b><br>${words[2]}</div>`,
          `<p>Hello ${titleOf(person)} ${esc(person.surname || person.fullName)}, your booking is confirmed. `,
          'Please keep this e-mail with you.</p>',
          '\n',
          pairCells([
            [mode === 'train' ? 'Booking reference / PNR' : 'Booking number', v('bookingReference')],
            [car ? 'Driver name' : 'Lead traveller', v('passengerName')],
            [words[0]!, esc(service)],
            [car ? 'Pick-up location' : 'From', v('fromPlace')],
            [car ? 'Drop-off location' : 'To', v('toPlace')],
            [car ? 'Pick-up date' : 'Date of journey', d('travelDate', 'Ddd, dd Mmm yyyy')],
            [car ? 'Pick-up time' : 'Departure', departs],
            [car ? 'Return time' : 'Arrival', arrives],
            [words[1]!, esc(seat)],
            ['Total paid', `${currency} ${amount(fare, 'western')}`],
          ]),
          '\n',
          '<p>',
          car
            ? 'Bring your driving licence and a credit card in your own name.'
            : 'Please be there 20 minutes before departure with proof of identity.',
          `</p>${squares(random, 30)}`,
        ),
      ),
    );
  },
};
