import { drawing, formGrid, ruled, sideBySide } from '../../drawing/blocks.ts';
import { formatDay } from '../../drawing/formats.ts';
import { airlines } from '../../facts/issuers.ts';
import { defineKind } from '../../held-out-kind.ts';

const origins = [
  ['DEL', 'Delhi'],
  ['BOM', 'Mumbai'],
  ['MAA', 'Chennai'],
  ['CCU', 'Kolkata'],
] as const;
const arrivals: Readonly<Record<string, string>> = {
  BRU: 'Brussels',
  LHR: 'London Heathrow',
  VIE: 'Vienna',
  CDG: 'Paris Charles de Gaulle',
  DUB: 'Dublin',
  AMS: 'Amsterdam',
};

export const flightTicket = defineKind({
  kind: 'Flight e-ticket or reservation',
  facts: (random, t) => {
    const airline = random.pick(airlines);
    const [origin, originCity] = random.pick(origins);
    const arrival = t.abroad.airport;
    return {
      originCity,
      arrivalCity: arrivals[arrival]!,
      times: [
        `0${random.whole(1, 9)}:${random.whole(10, 55)}`,
        `1${random.whole(0, 9)}:${random.whole(10, 55)}`,
      ] as const,
      values: {
        passengerName: t.name,
        pnr: random.letters(6, 'BCDFGHJKLMNPQRSTVWXYZ2345679'),
        eTicketNumber: `${airline.ticket}-${random.digits(10)}`,
        airline: airline.name,
        flightNumber: `${airline.code}${random.whole(110, 498)}`,
        originAirport: origin,
        outboundDate: t.from,
        arrivalAirport: arrival,
        arrivalDate: t.from,
        returnFlightNumber: `${airline.code}${random.whole(500, 989)}`,
        departureAirport: arrival,
        departureDate: t.to,
        bookingStatus: 'Confirmed',
        contactPhone: t.phone,
        contactEmail: t.email,
      },
      also: {
        passengerName: [`${t.family}/${t.given}`, `${t.family} ${t.given}`],
        airline: [airline.code],
        originAirport: [originCity],
        arrivalAirport: [arrivals[arrival]!],
        departureAirport: [arrivals[arrival]!],
        contactPhone: [t.phone.slice(3)],
      },
    };
  },
  layouts: {
    'segment-table': ({ f, day }, { originCity, arrivalCity, times, values }, t) => {
      const spaced = (text: string) => `${text.slice(0, 2)} ${text.slice(2)}`;
      return drawing(
        `.page{font:9.2pt/1.4 'Noto Sans'} .t{font:700 17pt 'DejaVu Sans';color:#1e3a8a} h4{margin:5mm 0 1.5mm}`,
        `<div class="t">${f('airline')}</div><p>Electronic ticket itinerary and receipt</p>` +
          ruled(
            ['Record locator', 'Ticket number', 'Traveller', 'Status'],
            [
              [
                f('pnr'),
                f('eTicketNumber'),
                f('passengerName', `${t.family.toUpperCase()}/${t.given.toUpperCase()}`),
                f('bookingStatus'),
              ],
            ],
          ) +
          '<h4>Flight segments</h4>' +
          ruled(
            ['Flight', 'Date', 'From', 'Dep.', 'To', 'Arr.', 'Class', 'Baggage'],
            [
              [
                f('flightNumber', spaced(values.flightNumber)),
                day('outboundDate', 'DD MMM YYYY'),
                `${originCity} (${f('originAirport')})`,
                times[0],
                `${arrivalCity} (${f('arrivalAirport')})`,
                `${times[1]}<br>${day('arrivalDate', 'DD MMM YYYY')}`,
                'Economy',
                '1PC 23 kg',
              ],
              [
                f('returnFlightNumber', spaced(values.returnFlightNumber)),
                day('departureDate', 'DD MMM YYYY'),
                `${arrivalCity} (${f('departureAirport')})`,
                times[1],
                `${originCity} (${values.originAirport})`,
                '23:40',
                'Economy',
                '1PC 23 kg',
              ],
            ],
          ) +
          `<p>Contact on file: ${f('contactPhone', `+91 ${t.phone.slice(3, 8)} ${t.phone.slice(8)}`)} &nbsp; ${f('contactEmail')}</p>`,
      );
    },
    'two-panels': ({ f, day }, { originCity, arrivalCity, times, values }) => {
      const panel = (title: string, cells: readonly (readonly [string, string])[]) =>
        `<h3>${title}</h3>${formGrid(1, cells)}`;
      return drawing(
        `.page{font:10pt/1.45 'DejaVu Sans';padding:16mm} h3{margin:0 0 2mm;color:#9a3412}`,
        `<p>Thank you for flying with ${f('airline')}. Your booking ${f('pnr')} is ${f('bookingStatus', 'CONFIRMED')}.</p>
        <p>Guest: ${f('passengerName')} &nbsp; e-Ticket ${f('eTicketNumber')}</p>` +
          sideBySide(
            panel('Outbound', [
              [
                'Departs',
                `${originCity} ${f('originAirport')} &nbsp; ${day('outboundDate', 'ddd D MMM YYYY')}, ${times[0]}`,
              ],
              [
                'Arrives',
                `${arrivalCity} ${f('arrivalAirport')} &nbsp; ${day('arrivalDate', 'ddd D MMM YYYY')}, ${times[1]}`,
              ],
              ['Flight no.', f('flightNumber')],
            ]),
            panel('Inbound', [
              [
                'Departs',
                `${arrivalCity} ${f('departureAirport')} &nbsp; ${day('departureDate', 'ddd D MMM YYYY')}, ${times[1]}`,
              ],
              [
                'Arrives',
                `${originCity} ${values.originAirport} &nbsp; ${formatDay(values.departureDate, 'ddd D MMM YYYY')}, 23:40`,
              ],
              ['Flight no.', f('returnFlightNumber')],
            ]),
          ) +
          '<p style="font-size:8pt">Check-in closes 60 minutes before departure. Carry a printed copy with your travel document.</p>',
      );
    },
  },
});
