import { html } from '../../../html.ts';
import type { FlightFacts } from '../../kinds/proof-of-travel/flight-e-ticket-or-reservation.ts';
import { pairRows, sheet, style } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { legFields, ticketName } from './leg-fields.ts';

const css = style(
  '\n',
  "  .fr { font: 8.8pt/1.4 'DejaVu Sans Mono', monospace }",
  ' .fr h1 { font-size: 12pt; text-align: center }',
  ' .fr .pairs td { padding: .5mm 1.5mm; vertical-align: top }\n',
  '  .fr .legs { width: 100%; margin: 3mm 0; font-size: 8pt }',
  ' .fr .legs th { text-align: left; border-top: 1px solid; border-bottom: 1px solid; padding: 1mm }',
  ' .fr .legs td { padding: 1mm; vertical-align: top }\n',
);

// An electronic ticket receipt as reservation systems print it.
export const receipt: DocumentLayout<FlightFacts> = {
  name: 'receipt',
  draw(facts, pen) {
    const { values: v, passengers, airline, legs } = facts;
    const { f, random, date, amount } = pen;
    const day = random.pick(['ddMmmyy', 'dd Mmm yyyy'] as const);
    const cells = legFields(facts, pen, day, 'airport', random.chance(0.5));
    const dashed = (ticket: string) =>
      random.pick([ticket, `${ticket.slice(0, 3)}-${ticket.slice(3)}`, `${ticket.slice(0, 3)} ${ticket.slice(3)}`]);
    const names = passengers.map((each, at) => (at === 0 ? f('passengerName', ticketName(each)) : ticketName(each)));
    const tickets = passengers.map((each, at) =>
      at === 0 ? f('eTicketNumber', dashed(each.ticket)) : dashed(each.ticket),
    );
    const rows = legs.map((leg, at) => {
      const cell = cells[at]!;
      return html(
        `<tr><td>${leg.from.city.toUpperCase()} ${cell.from}<br>${leg.to.city.toUpperCase()} ${cell.to}</td>`,
        `<td>${cell.flight}</td><td>${facts.cabin[0]}</td><td>${cell.date}<br>${cell.arrivalDate}</td>`,
        `<td>${leg.departureTime}<br>${leg.arrivalTime}</td>`,
        `<td>${v.bookingStatus === 'Confirmed' ? 'OK' : 'HL'}</td><td>${facts.baggage}</td></tr>`,
      );
    });
    return (
      css +
      sheet(
        html(
          '<h1>',
          random.pick([
            'ELECTRONIC TICKET RECEIPT',
            'E-TICKET ITINERARY RECEIPT',
            'ELECTRONIC TICKET PASSENGER ITINERARY',
          ]),
          '</h1>',
          '\n',
          '         ',
          pairRows([
            [random.pick(['PASSENGER NAME', 'NAME OF PASSENGER', 'PASSENGER']), names.join('<br>')],
            [random.pick(['ETKT NBR', 'TICKET NUMBER', 'E-TICKET NUMBER']), tickets.join('<br>')],
            [random.pick(['BOOKING REF', 'PNR', 'AIRLINE PNR', 'BOOKING REFERENCE (PNR)']), f('pnr', v.pnr!)],
            ['ISSUING AIRLINE', f('airline', airline.name.toUpperCase())],
            ['DATE OF ISSUE', date(facts.booked, day)],
            ['STATUS', f('bookingStatus', v.bookingStatus!.toUpperCase())],
            ['CONTACT', `${f('contactPhone', v.contactPhone!)} ${f('contactEmail', v.contactEmail!)}`],
          ]),
          '\n',
          '         <table class="legs">',
          '<tr><th>FROM/TO</th><th>FLIGHT</th><th>CL</th><th>DATE</th><th>TIME</th><th>ST</th><th>BAG</th></tr>',
          `${rows.join('')}</table>\n`,
          '         ',
          `<p>FARE ${amount(facts.fare, 'inr')}<br>TAX ${amount(facts.taxes, 'inr')}<br>`,
          `TOTAL ${amount(facts.fare + facts.taxes, 'inr')}</p>\n`,
          '         ',
          '<p>AT CHECK-IN, ',
          'PLEASE SHOW A PICTURE IDENTIFICATION AND THE DOCUMENT YOU GAVE FOR REFERENCE AT RESERVATION ',
          'TIME.</p>',
        ),
        'fr',
      )
    );
  },
};
