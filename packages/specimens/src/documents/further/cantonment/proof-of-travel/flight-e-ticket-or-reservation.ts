import { html } from '../../../../html.ts';
import type { FlightFacts } from '../../../kinds/proof-of-travel/flight-e-ticket-or-reservation.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// A reservation system's print-out: monospaced, surname before the stroke, cities with their codes in brackets.
export const flightETicketOrReservationLayout: LayoutDesign<FlightFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, legs, passengers, airline, person } = facts;
    const pick = random.pick;
    const day = (iso: string) => date(iso, 'dd Mmm yyyy').toUpperCase();
    const written = (each: (typeof passengers)[number]) =>
      `${(each.surname ? `${each.surname}/${each.givenNames}` : each.givenNames).toUpperCase()} ${each.sex === 'M' ? 'MR' : 'MS'}`;
    const [out, back] = [legs.filter((leg) => leg.direction === 'out'), legs.filter((leg) => leg.direction === 'back')];
    const named = (at: boolean, field: string, shown: string) => (at ? f(field, shown) : esc(shown));
    const place = ({ city, airport }: (typeof legs)[number]['from'], mark: (code: string) => string) =>
      `${city.toUpperCase()} (${mark(airport)})`;
    const legHtml = (leg: (typeof legs)[number], at: number) =>
      html(
        `<div class="leg">${at + 1}  `,
        'FLIGHT ',
        leg === back[0]
          ? f('returnFlightNumber', leg.flightNumber)
          : named(leg === out[0], 'flightNumber', leg.flightNumber),
        ' ',
        `  CLASS ${facts.cabin.toUpperCase()}   STATUS ${v.bookingStatus === 'Confirmed' ? 'HK' : 'HL'}\n`,
        '   DEP ',
        ' ',
        place(leg.from, (code) =>
          leg === back[0] ? f('departureAirport', code) : named(leg === out[0], 'originAirport', code),
        ),
        ' ',
        ' ',
        ' ',
        leg === back[0] ? f('departureDate', day(leg.date)) : named(leg === out[0], 'outboundDate', day(leg.date)),
        ' ',
        ` ${leg.departureTime}\n`,
        `   ARR  ${place(leg.to, (code) => named(leg === out.at(-1), 'arrivalAirport', code))}  `,
        ` ${named(leg === out.at(-1), 'arrivalDate', day(leg.arrivalDate))}  ${leg.arrivalTime}\n`,
        `   BAGGAGE ${facts.baggage.toUpperCase()}</div>`,
      );
    const ticket = pick(['TICKET', 'ETKT', 'TKT NO']);
    const names = passengers
      .map((each, at) =>
        html(
          `${at + 1}. ${at === 0 ? f('passengerName', written(each)) : esc(written(each))}  `,
          ` ${ticket} `,
          at === 0
            ? f('eTicketNumber', `${each.ticket.slice(0, 3)}-${each.ticket.slice(3)}`)
            : `${each.ticket.slice(0, 3)}-${each.ticket.slice(3)}`,
        ),
      )
      .join('<br>');
    return html(
      "<style>.page{font:9.6pt/1.55 'DejaVu Sans Mono';padding:16mm}",
      '.leg{white-space:pre;border-top:.3mm dashed #444;padding:2mm 0}</style>\n',
      `<section class="page"><b>${f('airline', airline.name)} (${airline.code})</b>`,
      '<br>',
      pick(['ELECTRONIC TICKET PASSENGER ITINERARY RECEIPT', 'ITINERARY AND RECEIPT', 'BOOKING CONFIRMATION PRINT']),
      `<br>${pick(['RECORD LOCATOR', 'PNR', 'AIRLINE REFERENCE'])}: ${f('pnr', v.pnr!)}    `,
      `ISSUED: ${day(facts.booked)}`,
      `<br>${pick(['BOOKING STATUS', 'STATUS OF BOOKING', 'RESERVATION STATUS'])}: `,
      f('bookingStatus', v.bookingStatus!.toUpperCase()),
      `<br><br>${pick(['TRAVELLER', 'PASSENGER', 'NAME'])}${passengers.length > 1 ? 'S' : ''}<br>${names}`,
      '<br><br>',
      legs.map(legHtml).join(''),
      `<div class="leg">FARE  INR ${amount(facts.fare, 'plain')}   TAX  `,
      `INR ${amount(facts.taxes, 'plain')}   TOTAL  INR ${amount(facts.fare + facts.taxes, 'plain')}\n`,
      `CONTACT  ${f('contactPhone', person.phone)}   ${f('contactEmail', person.email)}</div>`,
      '<p>HK = CONFIRMED, HL = ON HOLD. ALL TIMES ARE LOCAL. ',
      'CHECK-IN CLOSES 60 MINUTES BEFORE DEPARTURE.</p>',
      '</section>',
    );
  },
};
