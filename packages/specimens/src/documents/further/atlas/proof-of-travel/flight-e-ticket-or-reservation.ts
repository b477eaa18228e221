import { html } from '../../../../html.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { FlightFacts, Leg } from '../../../kinds/proof-of-travel/flight-e-ticket-or-reservation.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// A reservation terminal's print: monospaced, capitals, each leg in two lines.
export const flightETicketOrReservationLayout: LayoutDesign<FlightFacts> = {
  draw(facts, { f, esc, date, amount }) {
    const { values, person, legs, passengers, airline } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const day = (iso: string) => date(iso, 'ddMmmyy').toUpperCase();
    const number = (flight: string) => `${flight.slice(0, 2)} ${flight.slice(2)}`;
    const back = legs.find(({ direction }) => direction === 'back');
    const landing = legs.findLast(({ direction }) => direction === 'out');
    // The first leg out, the last leg out and the first leg back carry the fields.
    const row = (leg: Leg) => {
      const first = leg === legs[0];
      const of = (id: string, wanted: boolean, shown: string) => (wanted ? v(id, shown) : shown);
      const flight = first
        ? v('flightNumber', number(leg.flightNumber))
        : of('returnFlightNumber', leg === back, number(leg.flightNumber));
      const origin = first
        ? v('originAirport', leg.from.airport)
        : of('departureAirport', leg === back, leg.from.airport);
      const leaves = first ? v('outboundDate', day(leg.date)) : of('departureDate', leg === back, day(leg.date));
      return html(
        `<tr><td>${esc(leg.from.city.toUpperCase())} ${origin}</td><td>${flight}</td><td>${leaves}</td>`,
        `<td>${leg.departureTime}</td><td>${esc(facts.cabin.toUpperCase())}</td>`,
        `<td>${esc(facts.baggage)}</td></tr>\n`,
        '<tr class="to">',
        `<td>${esc(leg.to.city.toUpperCase())} ${of('arrivalAirport', leg === landing, leg.to.airport)}</td>`,
        `<td></td><td>${of('arrivalDate', leg === landing, day(leg.arrivalDate))}</td>`,
        `<td>${leg.arrivalTime}</td><td>ARRIVAL</td><td></td></tr>`,
      );
    };
    const tickets = passengers.map(({ name, ticket, sex }, at) => {
      const written = `${ticket.slice(0, 3)} ${ticket.slice(3)}`;
      return html(
        `<div>${at + 1}. ${sex === 'M' ? 'MR' : 'MS'} `,
        `${at === 0 ? v('passengerName', name.toUpperCase()) : esc(name.toUpperCase())} `,
        '&nbsp; ',
        `ETKT ${at === 0 ? v('eTicketNumber', written) : written}</div>`,
      );
    });
    return html(
      style(
        ".page{font:8.7pt/1.55 'DejaVu Sans Mono',monospace;padding:16mm 14mm}",
        'h1{font-size:11pt;margin:0 0 4mm;text-align:center}',
        '.pair{display:flex;justify-content:space-between}',
        'hr{border:0;border-top:1px dashed #333;margin:3mm 0}table{width:100%}',
        'td,th{text-align:left;padding:.8mm 0;vertical-align:top;font-weight:normal}',
        '.to td{padding-bottom:3mm}thead th{padding-bottom:1.5mm}',
        'tbody:before{content:"";display:block;border-top:1px dashed #333;height:1.5mm}',
      ),
      sheet(
        html(
          '<h1>PASSENGER ITINERARY / RECEIPT</h1>',
          `<div class="pair"><span>RECORD LOCATOR: ${v('pnr')}</span>`,
          `<span>ISSUED: ${day(facts.booked)}</span></div>`,
          `<div class="pair"><span>CARRIER: ${v('airline', airline.name.toUpperCase())}</span>`,
          `<span>SEGMENT STATUS: ${v('bookingStatus', values.bookingStatus!.toUpperCase())}</span></div>`,
          '<hr>\n',
          `<div>NAME(S)</div>${tickets.join('')}<hr><table><thead>`,
          '<tr><th>FROM / TO</th><th>FLIGHT</th><th>DATE</th><th>TIME</th><th>CLASS</th><th>BAG</th></tr>',
          '</thead>',
          `<tbody>${legs.map(row).join('')}</tbody></table><hr>\n`,
          `<div>AIR FARE : INR ${amount(facts.fare, 'plain')}</div>`,
          `<div>TAX &nbsp; &nbsp; &nbsp;: INR ${amount(facts.taxes, 'plain')}</div>`,
          `<div>TOTAL &nbsp; &nbsp;: INR ${amount(facts.fare + facts.taxes, 'plain')}</div><hr>\n`,
          `<div>PASSENGER CTC: ${v('contactPhone', person.phone)} / ${v('contactEmail', person.email)}</div>`,
          '<p>AT CHECK-IN PLEASE SHOW A PICTURE IDENTIFICATION AND THE DOCUMENT YOU GAVE FOR REFERENCE AT ',
          'RESERVATION TIME.</p>',
        ),
      ),
    );
  },
};
