import type { FlightFacts, Leg, Passenger } from '../../kinds/proof-of-travel/flight-e-ticket-or-reservation.ts';
import type { DateFormat, Pen } from '../../document-specimen-kind.types.ts';

export interface PrintedLeg {
  flight: string;
  from: string; // its airport, marked where the truth asks for it
  to: string;
  date: string;
  arrivalDate: string;
}

type Place = 'airport' | 'city';

// Which cells of a leg are fields: those of the first and last outbound leg and of the first return leg.
export function legFields(
  { legs }: FlightFacts,
  { f, date }: Pen,
  day: DateFormat,
  as: Place = 'airport',
  spaced = false,
): PrintedLeg[] {
  const out = legs.filter(({ direction }) => direction === 'out');
  const firstBack = legs.find(({ direction }) => direction === 'back');
  return legs.map((leg: Leg) => {
    const put = (field: string | false, shown: string) => (field ? f(field, shown) : shown);
    const [leads, ends, returns] = [leg === out[0], leg === out.at(-1), leg === firstBack];
    const number = spaced ? leg.flightNumber.replace(/^(..)/, '$1 ') : leg.flightNumber;
    return {
      flight: put(leads ? 'flightNumber' : returns && 'returnFlightNumber', number),
      from: put(leads ? 'originAirport' : returns && 'departureAirport', leg.from[as]),
      to: put(ends && 'arrivalAirport', leg.to[as]),
      date: put(leads ? 'outboundDate' : returns && 'departureDate', date(leg.date, day)),
      arrivalDate: put(ends && 'arrivalDate', date(leg.arrivalDate, day)),
    };
  });
}

// SHARMA/RAVI KUMAR MR; a single name is not split.
export const ticketName = ({ surname, givenNames, name, sex }: Passenger): string =>
  `${surname && givenNames ? `${surname}/${givenNames}` : name} ${sex === 'M' ? 'MR' : 'MS'}`.toUpperCase();
