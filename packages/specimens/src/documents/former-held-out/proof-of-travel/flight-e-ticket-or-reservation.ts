import { html } from '../../../html.ts';
import { pairRows, sheet, style, table } from '../../printing/markup.ts';
import type { FlightFacts } from '../../kinds/proof-of-travel/flight-e-ticket-or-reservation.ts';
import type { LayoutDesign } from '../../document-specimen-kind.types.ts';

// The airline's email after booking, printed.
export const flightETicketOrReservationLayout: LayoutDesign<FlightFacts> = {
  draw(facts, pen) {
    const { f, esc, date, amount } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const { legs, passengers, fare, taxes, booked, cabin, baggage, person } = facts;
    const outLast = legs.findLast(({ direction }) => direction === 'out')!;
    const back = legs.find(({ direction }) => direction === 'back');
    const port = ({ city, airport }: { city: string; airport: string }, shown = airport) => `${esc(city)} (${shown})`;
    const rows = legs.map((leg, at) => {
      const number = at === 0 ? v('flightNumber') : leg === back ? v('returnFlightNumber') : leg.flightNumber;
      const day = date(leg.date, 'Ddd, dd Mmm yyyy');
      const arrives = date(leg.arrivalDate, 'Ddd, dd Mmm yyyy');
      return [
        number,
        at === 0
          ? port(leg.from, v('originAirport'))
          : leg === back
            ? port(leg.from, v('departureAirport'))
            : port(leg.from),
        `${at === 0 ? v('outboundDate', day) : leg === back ? v('departureDate', day) : day}<br><b>${leg.departureTime}</b>`,
        leg === outLast ? port(leg.to, v('arrivalAirport')) : port(leg.to),
        `${leg === outLast ? v('arrivalDate', arrives) : arrives}<br><b>${leg.arrivalTime}</b>`,
      ];
    });
    const people = passengers.map(({ name, sex, ticket }, at) => [
      String(at + 1),
      `${sex === 'M' ? 'Mr' : 'Ms'} ${at ? esc(name) : v('passengerName')}`,
      at ? ticket : v('eTicketNumber'),
      cabin,
      baggage,
    ]);
    return html(
      style(
        ".page{font:9.8pt/1.5 'Noto Sans';padding:15mm 15mm}",
        '.top{display:flex;justify-content:space-between;align-items:center;background:#102a54;color:#fff;',
        'padding:4mm 6mm}',
        '.top b{font-size:15pt}h3{font-size:11pt;margin:6mm 0 2mm;color:#102a54}.grid{width:100%}',
        '.grid th{background:#e8edf6;text-align:left}',
        '.grid td,.grid th{border-bottom:.25mm solid #b9c4d8;padding:1.8mm 2mm;vertical-align:top}',
        '.pairs td{padding:.8mm 4mm .8mm 0}',
      ),
      sheet(
        html(
          `<div class="top"><b>${v('airline')}</b><span>Booking confirmation / e-Ticket</span></div>\n`,
          '<p>Thank you for booking with us. Please find your travel details below.</p>',
          pairRows([
            ['Booking reference (PNR)', `<b>${v('pnr')}</b>`],
            ['Reservation status', v('bookingStatus')],
            ['Booked on', date(booked, 'dd Mmm yyyy')],
          ]),
          '\n',
          '<h3>Passenger details</h3>',
          `${table(['#', 'Traveller', 'e-Ticket number', 'Cabin', 'Baggage'], people, 'grid')}\n`,
          `<h3>Flight details</h3>${table(['Flight', 'From', 'Departs', 'To', 'Arrives'], rows, 'grid')}\n`,
          '<h3>Fare and contact</h3>',
          pairRows([
            ['Base fare', amount(fare, 'inr')],
            ['Taxes and fees', amount(taxes, 'inr')],
            ['Total', amount(fare + taxes, 'inr')],
            ['Mobile given at booking', v('contactPhone')],
            ['Itinerary sent to', v('contactEmail', person.email)],
          ]),
          '\n',
          '<p style="font-size:8.4pt;color:#555">Check-in counters close 60 minutes before departure. ',
          'Carry a valid passport and visa. All times are local.</p>',
        ),
      ),
    );
  },
};
