import { drawing, formGrid, lines, ruled } from '../../drawing/blocks.ts';
import { addDays } from '../../facts/days.ts';
import { operators } from '../../facts/issuers.ts';
import { defineKind } from '../../held-out-kind.ts';

const routes = [
  ['Brussels-Midi', 'Köln Hbf'],
  ['Rotterdam Europoort', 'Hull'],
  ['Innsbruck Hbf', 'Verona Porta Nuova'],
  ['Rosslare', 'Cherbourg'],
] as const;

export const rideBooking = defineKind({
  kind: 'Train, ferry or rental booking',
  facts: (random, t) => {
    const [fromPlace, toPlace] = random.pick(routes);
    const operator = random.pick(operators);
    return {
      isCar: operator.includes('Car'),
      time: `${random.whole(10, 19)}:${random.whole(10, 58)}`,
      price: `EUR ${random.whole(29, 180)}.50`,
      values: {
        passengerName: t.name,
        operator,
        bookingReference: random.letters(7, 'BCDFGHJKMNPQRSTVWXZ23456789'),
        fromPlace,
        toPlace,
        travelDate: addDays(t.from, random.whole(1, 4)),
      },
    };
  },
  layouts: {
    'ruled-ticket': ({ f, day }, { isCar, time, price }) =>
      drawing(
        `.page{font:10pt/1.45 'Noto Sans';padding:20mm 16mm} h1{font-size:18pt;color:#065f46;margin:0 0 3mm}`,
        `<h1>${f('operator')}</h1>` +
          ruled(
            isCar
              ? ['Driver', 'Collect from', 'Drop off at', 'Collection date', 'Time']
              : ['Traveller', 'From', 'To', 'Date of travel', 'Departs'],
            [[f('passengerName'), f('fromPlace'), f('toPlace'), day('travelDate', 'DD.MM.YYYY'), time]],
          ) +
          '<br>' +
          formGrid(3, [
            ['Order code', f('bookingReference')],
            ['Fare', price],
            ['Conditions', 'Exchangeable up to one day before'],
          ]),
      ),
    'confirmation-mail': ({ f, day }, { isCar, time, price }) =>
      drawing(
        `.page{font:10.6pt/1.55 'DejaVu Sans';padding:18mm}`,
        `<p><b>From:</b> ${f('operator')} &lt;no-reply@tickets.example.eu&gt;<br><b>Subject:</b> Your booking is confirmed</p><hr>
        <p>Hello ${f('passengerName')},</p><p>${
          isCar ? 'your car is waiting' : 'we have reserved your seat'
        }. Please have the code below ready.</p>` +
          lines(
            [
              ['Booking code', f('bookingReference')],
              [isCar ? 'Pick-up station' : 'Departure', f('fromPlace')],
              [isCar ? 'Return station' : 'Arrival', f('toPlace')],
              ['When', `${day('travelDate', 'dddd D MMMM YYYY')}, ${time}`],
              ['Paid by card', price],
            ],
            '48mm',
          ),
      ),
  },
});
