import type { Random } from '../../../random.ts';
import { fullName, indianName } from '../../../people/person-name.ts';
import { daysLater } from '../../facts/days.ts';
import { airlines } from '../../facts/issuers.ts';
import { journeyOf, type Journey } from '../../facts/journey.ts';
import { agency } from '../../layouts/flight/agency.ts';
import { cards } from '../../layouts/flight/cards.ts';
import { receipt } from '../../layouts/flight/receipt.ts';
import type { DocumentFacts, DocumentSpecimenKind, Person } from '../../document-specimen-kind.types.ts';
import { titled } from '../../facts/person.ts';

export interface Leg {
  readonly flightNumber: string;
  readonly from: { readonly city: string; readonly airport: string };
  readonly to: { readonly city: string; readonly airport: string };
  readonly date: string;
  readonly arrivalDate: string;
  readonly departureTime: string;
  readonly arrivalTime: string;
  readonly direction: 'out' | 'back';
}
export interface Passenger {
  readonly name: string; // as tickets write it is for the layout
  readonly surname: string;
  readonly givenNames: string;
  readonly sex: 'M' | 'F';
  readonly ticket: string;
}
export interface FlightFacts extends DocumentFacts {
  readonly person: Person;
  readonly journey: Journey;
  readonly airline: (typeof airlines)[number];
  readonly legs: readonly Leg[];
  readonly passengers: readonly Passenger[];
  readonly fare: number;
  readonly taxes: number;
  readonly booked: string;
  readonly cabin: string;
  readonly baggage: string;
}

function legsOf(random: Random, { destination, home, from, to }: Journey, code: string): Leg[] {
  const last = destination.stops.at(-1)!;
  const [first, leave] = [destination.stops[0]!, random.chance(0.5) ? destination.stops[0]! : last];
  const number = () => `${code}${random.whole(101, 989)}`;
  const hop = (
    direction: Leg['direction'],
    start: Leg['from'],
    end: Leg['to'],
    date: string,
    overnight: boolean,
  ): Leg => {
    const departureTime = overnight
      ? `2${random.whole(0, 3)}:${random.pick(['10', '25', '50'])}`
      : `0${random.whole(1, 9)}:${random.pick(['05', '30', '45'])}`;
    const arrivalTime = overnight
      ? `0${random.whole(3, 9)}:${random.pick(['00', '20', '55'])}`
      : `1${random.whole(1, 9)}:${random.pick(['10', '35'])}`;
    return {
      flightNumber: number(),
      from: start,
      to: end,
      date,
      arrivalDate: overnight ? daysLater(date, 1) : date,
      departureTime,
      arrivalTime,
      direction,
    };
  };
  const legsBetween = (direction: Leg['direction'], start: Leg['from'], end: Leg['to'], date: string): Leg[] => {
    if (random.chance(0.5)) return [hop(direction, start, end, date, random.chance(0.5))];
    const one = hop(direction, start, destination.via, date, random.chance(0.3));
    return [
      one,
      {
        ...hop(direction, destination.via, end, one.arrivalDate, false),
        departureTime: `1${random.whole(4, 9)}:15`,
        arrivalTime: `2${random.whole(0, 3)}:40`,
      },
    ];
  };
  const out = legsBetween('out', home, first, from);
  return random.chance(0.85) ? [...out, ...legsBetween('back', leave, home, to)] : out;
}

function passengersOf(random: Random, person: Person, stock: string): Passenger[] {
  const ticket = () => `${stock}${random.digits(10)}`;
  const list: Passenger[] = [
    {
      name: person.fullName,
      surname: person.surname,
      givenNames: person.givenNames,
      sex: person.sex,
      ticket: ticket(),
    },
  ];
  const more = random.pick([0, 0, 0, 1, 2]);
  for (let at = 0; at < more; at += 1) {
    const sex = random.pick(['M', 'F'] as const);
    const name = indianName(random, sex, 'plain');
    list.push({
      name: titled(fullName(name)),
      surname: titled(name.surname),
      givenNames: titled(name.givenNames),
      sex,
      ticket: ticket(),
    });
  }
  return list;
}

function valuesOf(legs: readonly Leg[]): Record<string, string> {
  const [out, back] = [
    legs.filter(({ direction }) => direction === 'out'),
    legs.filter(({ direction }) => direction === 'back'),
  ];
  return {
    flightNumber: out[0]!.flightNumber,
    originAirport: out[0]!.from.airport,
    outboundDate: out[0]!.date,
    arrivalAirport: out.at(-1)!.to.airport,
    arrivalDate: out.at(-1)!.arrivalDate,
    ...(back[0] && {
      returnFlightNumber: back[0].flightNumber,
      departureAirport: back[0].from.airport,
      departureDate: back[0].date,
    }),
  };
}

// Where only cities are printed, a city is the right answer.
function citiesOf(legs: readonly Leg[]): Record<string, string[]> {
  const back = legs.find(({ direction }) => direction === 'back');
  const out = legs.findLast(({ direction }) => direction === 'out')!;
  return {
    originAirport: [legs[0]!.from.city],
    arrivalAirport: [out.to.city],
    ...(back && { departureAirport: [back.from.city] }),
  };
}

function factsOf(random: Random, person: Person): FlightFacts {
  const journey = journeyOf(person);
  const airline = random.pick(airlines);
  const legs = legsOf(random, journey, airline.code);
  const passengers = passengersOf(random, person, airline.stock);
  return {
    person,
    journey,
    airline,
    legs,
    passengers,
    fare: random.whole(18, 90) * 1000,
    taxes: random.whole(3000, 14_000),
    booked: daysLater(journey.from, -random.whole(15, 70)),
    cabin: random.pick(['Economy', 'Economy (Y)', 'Business']),
    baggage: random.pick(['23 KG', '2 PC', '30 Kg', '25K']),
    values: {
      passengerName: person.fullName,
      pnr: random.letters(6, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'),
      eTicketNumber: passengers[0]!.ticket,
      airline: airline.name,
      ...valuesOf(legs),
      bookingStatus: random.pick(['Confirmed', 'Confirmed', 'On Hold']),
      contactPhone: person.phone,
      contactEmail: person.email,
    },
    also: {
      passengerName: [`${person.surname}/${person.givenNames}`, `${person.surname} ${person.givenNames}`],
      airline: [airline.code],
      ...citiesOf(legs),
      contactPhone: [person.phone.slice(3)],
    },
    tables: {
      legs: legs.map(({ flightNumber, from, to, date, departureTime, arrivalTime }) => ({
        flightNumber,
        from: from.airport,
        to: to.airport,
        date,
        departureTime,
        arrivalTime,
      })),
      ...(passengers.length > 1 && {
        passengers: passengers.map(({ name, ticket }) => ({ passengerName: name, eTicketNumber: ticket })),
      }),
    },
  };
}

export const flight: DocumentSpecimenKind<FlightFacts> = {
  category: 'Proof of Travel',
  kind: 'Flight e-ticket or reservation',
  facts: factsOf,
  layouts: [receipt, cards, agency],
};
