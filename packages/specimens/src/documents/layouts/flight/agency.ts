import { html } from '../../../html.ts';
import { agencies } from '../../facts/issuers.ts';
import type { FlightFacts } from '../../kinds/proof-of-travel/flight-e-ticket-or-reservation.ts';
import { sheet, style, table } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { legFields } from './leg-fields.ts';

const css = style(
  '\n',
  "  .fg { font: 9.6pt/1.4 'Noto Serif', serif } .fg h1 { font-size: 15pt; margin: 0 }",
  ' .fg .t { width: 100%; margin: 4mm 0; font-size: 8.6pt }',
  ' .fg .t th { background: #333; color: #fff; padding: 1.4mm; text-align: left }',
  ' .fg .t td { border: .5px solid #888; padding: 1.4mm }\n',
);

// A travel agent's flight reservation for the visa file: cities in a table, no ticket numbers while it is on hold.
export const agency: DocumentLayout<FlightFacts> = {
  name: 'agency',
  draw(facts, pen) {
    const { values: v, passengers, legs, airline } = facts;
    const { f, random, esc } = pen;
    const day = random.pick(['dd-mm-yyyy', 'dd/mm/yyyy', 'dd-Mmm-yyyy'] as const);
    const ticketed = v.bookingStatus === 'Confirmed';
    const cells = legFields(facts, pen, day, random.pick(['city', 'airport'] as const));
    const rows = legs.map((leg, at) => {
      const cell = cells[at]!;
      return [cell.flight, cell.from, cell.to, cell.date, leg.departureTime, cell.arrivalDate, leg.arrivalTime];
    });
    const people = passengers.map((each, at) => [
      String(at + 1),
      at === 0 ? f('passengerName', each.name.toUpperCase()) : each.name.toUpperCase(),
      ...(ticketed ? [at === 0 ? f('eTicketNumber', each.ticket) : each.ticket] : []),
    ]);
    return (
      css +
      sheet(
        html(
          `<h1>${esc(random.pick(agencies))}</h1><p>IATA accredited agent · ${facts.journey.home.city}</p><hr>`,
          '<p><b>FLIGHT RESERVATION</b> for visa application purpose</p>\n',
          '         ',
          `<p>Reservation code: <b>${f('pnr', v.pnr!)}</b>`,
          ` &nbsp; Carrier: ${f('airline', airline.name)} &nbsp; `,
          `Booking status: ${f('bookingStatus', v.bookingStatus!)}</p>`,
          '\n',
          `         ${table(['No.', 'Passenger name', ...(ticketed ? ['Ticket'] : [])], people, 't')}\n`,
          '         ',
          table(
            [
              'Flight',
              random.pick(['From', 'Origin', 'Departing']),
              random.pick(['To', 'Destination', 'Arriving']),
              'Dep. date',
              'Dep.',
              'Arr. date',
              'Arr.',
            ],
            rows,
            't',
          ),
          '\n',
          '         ',
          '<p>Agent contact for this booking: 1800 555 014. Fares are subject to change until ticketed.</p>',
        ),
        'fg',
      )
    );
  },
};
