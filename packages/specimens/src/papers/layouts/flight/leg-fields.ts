import type { FlightFacts, Leg, Passenger } from '../../kinds/flight-e-ticket-or-reservation.ts';
import type { DateManner, Pen } from '../../paper-kind.types.ts';

export interface PrintedLeg {
  flight: string;
  from: string; // its airport, marked where the truth asks for it
  to: string;
  date: string;
  arrivalDate: string;
}

type Place = 'airport' | 'city';

// Which of a leg's cells are fields of the paper: the first and last of the way out, the first of the way back.
export function legFields(
  { legs }: FlightFacts,
  { f, date }: Pen,
  day: DateManner,
  as: Place = 'airport',
  spaced = false,
): PrintedLeg[] {
  // prettier-ignore
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

// SHARMA/RAVI KUMAR MR; with one name alone there is nothing to part.
export const ticketName = ({ surname, givenNames, name, sex }: Passenger): string =>
  `${surname && givenNames ? `${surname}/${givenNames}` : name} ${sex === 'M' ? 'MR' : 'MS'}`.toUpperCase();
