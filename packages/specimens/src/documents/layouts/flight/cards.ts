import { html } from '../../../html.ts';
import type { FlightFacts } from '../../kinds/proof-of-travel/flight-e-ticket-or-reservation.ts';
import { sheet, style, table } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { titleOf } from '../../facts/person.ts';
import { legFields } from './leg-fields.ts';

const css = style(
  '\n',
  "  .fk { font: 9.4pt/1.35 'Noto Sans', sans-serif }",
  ' .fk header { display: flex; justify-content: space-between; border-bottom: 3px solid #0a6ebd; ',
  'padding-bottom: 3mm }',
  ' .fk header b { font-size: 16pt; color: #0a6ebd }\n',
  '  .fk .card { border: 1px solid #bbb; border-radius: 3mm; margin: 3mm 0; padding: 3mm 4mm; display: ',
  'grid; grid-template-columns: 32mm 1fr 26mm 1fr; align-items: center }',
  ' .fk .code { font-size: 17pt; font-weight: bold } .fk small { color: #555 }\n',
  '  .fk .t { width: 100% }',
  ' .fk .t td, .fk .t th { padding: 1.6mm; border-bottom: .5px solid #ccc; text-align: left }',
  ' .fk .way { background: #eaf3fb; padding: 1.4mm 3mm; font-weight: bold; margin-top: 4mm }\n',
);

// As booking sites send it: a card a flight, big airport codes, travellers below.
export const cards: DocumentLayout<FlightFacts> = {
  name: 'cards',
  draw(facts, pen) {
    const { values: v, passengers, legs, airline, person } = facts;
    const { f, random, date } = pen;
    const day = random.pick(['Ddd, dd Mmm yyyy', 'dd Mmm yyyy'] as const);
    const cells = legFields(facts, pen, day, 'airport', true);
    const [goes, returns] = random.pick([
      ['Onward', 'Return'],
      ['Departure flight', 'Return flight'],
      ['Outbound', 'Inbound'],
    ] as const);
    const card = (at: number) => {
      const [leg, cell] = [legs[at]!, cells[at]!];
      return html(
        `<div class="card"><div>${airline.name}<br>${cell.flight}<br><small>${facts.cabin}</small></div>`,
        `<div><span class="code">${cell.from}</span> ${leg.departureTime}<br>${cell.date}<br>`,
        `<small>${leg.from.city}, Terminal ${(at % 3) + 1}</small></div>`,
        '<div><small>Non stop</small><br>⟶</div>',
        `<div><span class="code">${cell.to}</span> ${leg.arrivalTime}<br>${cell.arrivalDate}<br>`,
        `<small>${leg.to.city}</small></div></div>`,
      );
    };
    const cardsOf = (direction: 'out' | 'back', words: string) => {
      const own = legs.flatMap((leg, at) => (leg.direction === direction ? [at] : []));
      if (own.length === 0) return '';
      return `<div class="way">${words}: ${legs[own[0]!]!.from.city} to ${legs[own.at(-1)!]!.to.city}</div>${own.map(card).join('')}`;
    };
    const rows = passengers.map((each, at) => [
      at === 0
        ? f('passengerName', `${titleOf(person)}. ${each.name}`)
        : `${each.sex === 'M' ? 'Mr' : 'Ms'}. ${each.name}`,
      'Adult',
      at === 0 ? f('eTicketNumber', each.ticket) : each.ticket,
      facts.baggage,
    ]);
    return (
      css +
      sheet(
        html(
          `<header><b>${f('airline', airline.name)}</b>`,
          `<div>${random.pick(['Booking Reference', 'PNR', 'Airline PNR', 'Confirmation number'])}: `,
          `<b style="color:#111">${f('pnr', v.pnr!)}</b><br>Status: ${f('bookingStatus', v.bookingStatus!)}<br>`,
          `<small>Booked on ${date(facts.booked, day)}</small></div></header>\n`,
          `         ${cardsOf('out', goes)}${cardsOf('back', returns)}`,
          `<p><b>${random.pick(['Travellers', 'Passenger details', 'Guests'])}</b></p>`,
          table(
            ['Name', 'Type', random.pick(['E-ticket number', 'Ticket no.', 'eTicket']), 'Check-in baggage'],
            rows,
            't',
          ),
          '\n',
          '         ',
          `<p><b>Contact details</b><br>Mobile: ${f('contactPhone', v.contactPhone!)}<br>`,
          `E-mail: ${f('contactEmail', v.contactEmail!)}</p>`,
          '<p>',
          '<small>Web check-in opens 48 hours before departure. ',
          'Carry a government issued photo identity.</small>',
          '</p>',
        ),
        'fk',
      )
    );
  },
};
