import { html } from '../../../html.ts';
import type { Random } from '../../../random.ts';
import { daysBetween, daysLater } from '../../facts/days.ts';
import { agencies } from '../../facts/issuers.ts';
import { journeyOf, type Journey } from '../../facts/journey.ts';
import { dated } from '../../layouts/itinerary/dated.ts';
import { sheet, style, table } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { titleOf } from '../../facts/person.ts';

export interface ItineraryDay {
  readonly date: string;
  readonly place: string;
  readonly activity: string;
  readonly stay: string;
}
export interface ItineraryFacts extends DocumentFacts {
  readonly person: Person;
  readonly journey: Journey;
  readonly days: readonly ItineraryDay[];
  readonly agency: string;
}

function daysOf(random: Random, { destination, from, to }: Journey): ItineraryDay[] {
  const count = daysBetween(from, to) + 1;
  const { stops } = destination;
  return Array.from({ length: count }, (_, at): ItineraryDay => {
    const stop = stops[Math.min(stops.length - 1, Math.floor((at / count) * stops.length))]!;
    const previous = stops[Math.min(stops.length - 1, Math.floor(((at - 1) / count) * stops.length))];
    const date = daysLater(from, at);
    if (at === 0)
      return { date, place: stop.city, activity: 'Departure from India, arrival and check in', stay: stop.hotel.name };
    if (at === count - 1) return { date, place: stop.city, activity: 'Check out and departure for India', stay: '' };
    const moved = previous && previous !== stop;
    const activity = moved ? `Transfer from ${previous.city} by train` : random.pick(stop.sights);
    return { date, place: stop.city, activity, stay: stop.hotel.name };
  });
}

function factsOf(random: Random, person: Person): ItineraryFacts {
  const journey = journeyOf(person);
  const days = daysOf(random, journey);
  return {
    person,
    journey,
    days,
    agency: random.pick(agencies),
    values: { travelFrom: journey.from, travelTo: journey.to },
    tables: { days: days.map(({ date, place, activity, stay }) => ({ date, place, activity, ...(stay && { stay }) })) },
  };
}

const dayTable: DocumentLayout<ItineraryFacts> = {
  name: 'table',
  draw(facts, { f, date, random, esc }) {
    const { days, journey, person } = facts;
    const day = random.pick(['dd/mm/yyyy', 'dd Mmm yyyy', 'dd-Mmm-yyyy'] as const);
    const rows = days.map((each, at) => [
      String(at + 1),
      date(each.date, day),
      esc(each.place),
      esc(each.activity),
      esc(each.stay),
    ]);
    const columns = random.pick([
      ['Day', 'Date', 'City', 'Activity', 'Accommodation'],
      ['S. No.', 'Date', 'Place', 'Places to be visited', 'Hotel'],
      ['Day', 'Date', 'Location', 'Plan', 'Stay'],
    ]);
    const period = `${f('travelFrom', date(journey.from, day))} to ${f('travelTo', date(journey.to, day))}`;
    return (
      style(
        ".it { font: 9.4pt/1.35 'Noto Sans', sans-serif }",
        ' .it h1 { text-align: center; font-size: 15pt; text-decoration: underline } .it .t { width: 100% }',
        ' .it .t td, .it .t th { border: .6px solid #444; padding: 1.5mm 2mm; text-align: left }',
        ' .it .t td:nth-child(2) { white-space: nowrap }',
      ) +
      sheet(
        html(
          `<h1>${random.pick(['TRAVEL ITINERARY', 'DAY WISE ITINERARY', 'TOUR PLAN'])}</h1>`,
          `<p>Name of traveller: ${person.fullName}<br>Passport: ${person.passportNumber}<br>`,
          `Destination: ${journey.destination.country}`,
          `<br>${random.pick(['Travel dates', 'Period of travel', 'Dates'])}: ${period}</p>`,
          table(columns, rows, 't'),
        ),
        'it',
      )
    );
  },
};

const tour: DocumentLayout<ItineraryFacts> = {
  name: 'tour',
  draw(facts, { f, date, random, esc }) {
    const { days, journey, person } = facts;
    const day = random.pick(['Ddd, dd Mmm yyyy', 'd Month yyyy', 'dth Month yyyy'] as const);
    const word = random.pick(['Day', 'DAY']);
    const blocks = days.map((each, at) =>
      html(
        '<div class="day">',
        `<b>${word} ${String(at + 1).padStart(2, '0')} | ${date(each.date, day)} | ${esc(each.place)}</b>`,
        `<div>${esc(each.activity)}.${each.stay ? ` <i>Overnight: ${esc(each.stay)}</i>` : ''}</div></div>`,
      ),
    );
    return (
      style(
        ".io { font: 9.6pt/1.35 'Noto Serif', serif }",
        ' .io .top { background: #f4efe2; padding: 5mm; margin-bottom: 4mm }',
        ' .io h1 { margin: 0; font-size: 16pt; color: #7a4a12 }',
        ' .io .day { border-left: 3px solid #c98f3a; padding: 0 0 2.2mm 4mm }',
      ) +
      sheet(
        html(
          '<div class="top">',
          `<h1>${journey.destination.country} – ${days.length - 1} Nights / ${days.length} Days</h1>`,
          `Prepared by ${facts.agency} for ${titleOf(person)} ${person.fullName}`,
          `<br>${random.pick(['Tour starts', 'Departing on', 'Start'])}: `,
          `${f('travelFrom', date(journey.from, day))} `,
          `&nbsp; ${random.pick(['Tour ends', 'Returning on', 'End'])}: ${f('travelTo', date(journey.to, day))}`,
          '</div>',
          blocks.join(''),
        ),
        'io',
      )
    );
  },
};

export const dayWiseItinerary: DocumentSpecimenKind<ItineraryFacts> = {
  category: 'Proof of Travel',
  kind: 'Day-wise itinerary',
  facts: factsOf,
  layouts: [dayTable, tour, dated],
};
