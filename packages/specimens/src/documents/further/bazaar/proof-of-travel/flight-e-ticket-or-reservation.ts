import { html } from '../../../../html.ts';
import type { FlightFacts, Leg } from '../../../kinds/proof-of-travel/flight-e-ticket-or-reservation.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { arabic, faces } from '../bazaar-parts.ts';

// An airline's mail with the trip in a table, two languages in its headings; date and time stacked in one cell.
export const flightETicketOrReservationLayout: LayoutDesign<FlightFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, legs, passengers, airline } = facts;
    const { pick } = random;
    const variant = pick(['dd Mmm yyyy', 'Ddd, dd Mmm yyyy', 'dd/mm/yyyy'] as const);
    const out = legs.filter(({ direction }) => direction === 'out');
    const back = legs.find(({ direction }) => direction === 'back');
    const mark = (leg: Leg, pairs: readonly (readonly [Leg | undefined, string])[], shown: string) =>
      pairs.reduce((marked, [whose, field]) => (whose === leg ? f(field, shown) : marked), shown);
    const line = (leg: Leg) =>
      html(
        '<tr>',
        '<td>',
        mark(
          leg,
          [
            [out[0], 'flightNumber'],
            [back, 'returnFlightNumber'],
          ],
          leg.flightNumber,
        ),
        `<br><small>${esc(facts.cabin)}</small></td>`,
        `<td>${esc(leg.from.city)} `,
        '(',
        mark(
          leg,
          [
            [out[0], 'originAirport'],
            [back, 'departureAirport'],
          ],
          leg.from.airport,
        ),
        ')</td>',
        '<td>',
        mark(
          leg,
          [
            [out[0], 'outboundDate'],
            [back, 'departureDate'],
          ],
          date(leg.date, variant),
        ),
        `<br>${leg.departureTime}</td>`,
        `<td>${esc(leg.to.city)} (${mark(leg, [[out.at(-1), 'arrivalAirport']], leg.to.airport)})</td>`,
        `<td>${mark(leg, [[out.at(-1), 'arrivalDate']], date(leg.arrivalDate, variant))}`,
        `<br>${leg.arrivalTime}</td></tr>`,
      );
    const heads = [
      [pick(['Flight', 'Flight No.', 'Service']), 'الرحلة'],
      [pick(['From', 'Origin', 'Depart']), 'من'],
      [pick(['Departure', 'Departs on', 'Dep.']), 'المغادرة'],
      [pick(['To', 'Destination', 'Arrive']), 'إلى'],
      [pick(['Arrival', 'Arrives on', 'Arr.']), 'الوصول'],
    ] as const;
    const people = passengers
      .map(({ name, sex, ticket }, at) =>
        html(
          '<tr>',
          `<td>${at + 1}. ${sex === 'M' ? 'Mr' : 'Ms'} ${at === 0 ? f('passengerName', name) : esc(name)}</td>`,
          `<td>${at === 0 ? f('eTicketNumber', ticket) : ticket}</td><td>${facts.baggage}</td></tr>`,
        ),
      )
      .join('');
    return html(
      `<style>.page{font:9.6pt/1.45 ${faces};padding:13mm 15mm}.g{width:100%;margin:2mm 0 5mm}`,
      '.g th{background:#7b1e3b;color:#fff;padding:1.5mm 2mm;text-align:left;font-weight:600}',
      '.g td{border-bottom:.25mm solid #caa;padding:1.8mm 2mm;vertical-align:top}',
      'small{color:#777}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between;align-items:center;',
      'border-bottom:.8mm solid #7b1e3b;padding-bottom:2mm">',
      `<b style="font-size:17pt;color:#7b1e3b">${f('airline', airline.name)}</b>`,
      `<span style="text-align:right">${pick(['Booking reference (PNR)', 'Airline PNR', 'Record locator'])}`,
      ` ${arabic('رقم الحجز')}`,
      `<br><b style="font-size:14pt">${f('pnr', v.pnr!)}</b></span></div>`,
      `<p>From: no-reply@${airline.code.toLowerCase()}.example.com &nbsp; `,
      `To: ${f('contactEmail', v.contactEmail!)}`,
      '<br>',
      `Subject: ${pick(['Your e-ticket', 'Your itinerary', 'Trip details'])} &nbsp; `,
      `Sent: ${date(facts.booked, 'dd Mmm yyyy')}</p>`,
      '<p>Dear guest, ',
      `thank you for choosing us. ${pick(['Booking status', 'Status', 'Reservation status'])}: `,
      `<b>${f('bookingStatus', v.bookingStatus!)}</b></p>\n`,
      `<b>Passengers ${arabic('المسافرون')}</b><table class="g">`,
      `<tr><th>${pick(['Name', 'Traveller', 'Passenger name'])}</th>`,
      `<th>${pick(['E-ticket no.', 'Ticket number', 'eTicket'])}</th><th>Baggage</th></tr>${people}</table>`,
      `<b>Journey ${arabic('الرحلة')}</b>`,
      '<table class="g">',
      `<tr>${heads.map(([english, own]) => `<th>${english} ${arabic(own)}</th>`).join('')}</tr>`,
      `${legs.map(line).join('')}</table>\n`,
      '<table style="width:100%">',
      `<tr><td>Fare ${amount(facts.fare, 'inr')}</td><td>Taxes ${amount(facts.taxes, 'inr')}</td><td>`,
      `<b>Total ${amount(facts.fare + facts.taxes, 'inr')}</b></td></tr></table>`,
      `<p>We will send changes to your mobile ${f('contactPhone', v.contactPhone!)}. `,
      'Counters close 60 minutes before departure.</p>',
      '</section>',
    );
  },
};
