import { readByRules } from '../../../rules/read-by-rules.ts';
import { normalisePhone } from '../../../normalise/normalise-phone.ts';
import { datesIn } from '../../../normalise/normalise-date.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { emailBesidePhone } from '../../text/email-beside-phone.ts';
import { rowsOf } from '../../text/rows-of.ts';
import { airlineCandidates } from './airline-candidates.ts';
import { addJourney, legRows } from './add-journey.ts';
import { journeyOf } from './journey.ts';
import { legsOf } from './legs.ts';
import { passengersOf, type Passenger } from './passengers.ts';
import { readCell } from '../itinerary/read-cell.ts';

// Six letters and digits that are not a word: words of six letters may also be beside such labels.
const words = new RegExp(
  String.raw`^(NUMBER|STATUS|BOOKED|ISSUED|TICKET|FLIGHT|TRAVEL|AIRWAY|RETURN|ONLINE|AGENCY|DETAIL|REFUND|MOBILE|` +
    String.raw`SINGLE|ADULTS?|PLEASE|CHECK-?IN|DEPART|ARRIVE|CREATE|PERSON)$`,
);
function locator(raw: string): string | undefined {
  const found = [...raw.matchAll(/(?<![A-Za-z0-9])[A-Z0-9]{6}(?![A-Za-z0-9])/g)].map((match) => match[0]);
  const whole = found.find((each) => !words.test(each) && !/^\d{6}$/.test(each));
  // OCR may insert a gap in the middle.
  const parted = /^\W*([A-Z0-9]{1,5}) ([A-Z0-9]{1,5})$/.exec(raw.trim());
  const joined = parted ? `${parted[1]}${parted[2]}` : '';
  return whole ?? (joined.length === 6 && /\d/.test(joined) ? joined : undefined);
}

const ticket = (raw: string) => /(?<!\d)(\d{3})[- ]?(\d{10})(?!\d)/.exec(raw)?.slice(1).join('');
const states =
  'confirmed|on hold|hold|held|waitlisted|wait ?list|ticketed|cancelled|pending|issued|reserved|provisional|not ticketed';

// A date without a year takes it from the earliest full date of the document, usually the booking date.
const since = ({ flow }: OpenDocument) =>
  datesIn(flow.text)
    .map((each) => each.value)
    .filter((each) => each >= '2015')
    .sort()[0];

// The first passenger is the document's; further passengers are in the table.
function addPassengers(passengers: readonly Passenger[], candidates: Candidates): void {
  const [first, ...others] = passengers;
  if (!first) return;
  const same = (a: string, b: string) =>
    a.toUpperCase().split(/\s+/).sort().join() === b.toUpperCase().split(/\s+/).sort().join();
  const labelled = (candidates.passengerName ?? []).filter((each) => same(each.value, first.name));
  candidates.passengerName = [
    {
      value: first.name,
      raw: first.raw,
      words: first.words,
      page: first.page,
      by: 'table',
      strength: first.ticket ? 0.88 : 0.8,
    },
    ...labelled.map((each) => ({ ...each, value: first.name })),
  ];
  const theirs = new Set(others.map((each) => each.ticket?.number));
  if (first.ticket && others.length > 0)
    candidates.eTicketNumber = (candidates.eTicketNumber ?? []).filter((each) => !theirs.has(each.value));
  if (first.ticket)
    candidates.eTicketNumber = [
      ...(candidates.eTicketNumber ?? []).filter((each) => each.value === first.ticket!.number),
      {
        value: first.ticket.number,
        raw: first.ticket.raw,
        words: first.ticket.words,
        page: first.page,
        by: 'table',
        strength: 0.88,
      },
    ];
}

export const flightTicket = readByRules({
  kind: 'Flight e-ticket or reservation',
  fields: {
    passengerName: {
      labels: [
        '[Name of [the]] (Passenger|Traveller|Traveler|Guest) [s] [Name|Details]',
        '(Passenger|Traveller|Traveler|Guest) Name[s]',
        'Name of (Passenger|Traveller)',
        'Prepared for',
        'Name',
      ],
      not: [/\b(details?|flight|ticket|seat|number|adult|baggage|type|status|list|information|itinerary|airlines?)\b/i],
    },
    pnr: {
      labels: [
        '(Airline|Vendor) (Locator|Confirmation)',
        'Reservation (Locator|No|Number)',
        'Booking (Locator|Code)',
        'File (Key|Locator)',
        'Your (Reference|Booking Code|Booking Reference)',
        '[Airline|GDS|Galileo|Amadeus|Sabre] PNR [No|Number|Code|Ref]',
        '[Airline|Airline Booking] (Booking|Reservation|Confirmation|Airline) (Reference|Ref|Code|Number|No|ID) [No|Number] [(PNR)]',
        'Record Locator',
        'Booking Reference (PNR)',
        'PNR / Booking Reference',
        'Booking Reference / PNR',
        'Locator',
        'Reservation Code',
        'Booking Ref',
        '[Your] (Reference|Ref|Code)',
        'Confirmation',
      ],
      read: locator,
      sentences: [
        new RegExp(
          String.raw`\b(?:PNR|[Bb]ooking (?:[Rr]eference|[Cc]ode)|[Rr]eservation [Cc]ode|` +
            String.raw`[Rr]ecord [Ll]ocator)\W{0,6}(?<value>[A-Z0-9]{6})(?![A-Za-z0-9])`,
        ),
      ],
      as: 'code',
    },
    eTicketNumber: {
      labels: [
        '[Electronic|E] Ticket (No|Number|Nos|Numbers) [(s)]',
        'eTicket [Receipt] (No|Number)',
        'E-Ticket [Receipt] [No|Number]',
        'Ticket [No|Number|Nos]',
        'ETKT [No]',
        'Document Number',
      ],
      read: ticket,
      anywhere: /(?<![\d-])\d{3}[- ]?\d{10}(?!\d)/,
      as: 'code',
    },
    airline: {
      labels: ['[Issuing|Operating|Marketing|Validating] (Airline|Carrier) [Name]', '(Issued|Operated|Marketed) by'],
      sentences: [
        new RegExp(
          String.raw`(?:[Bb]ook(?:ing|ed)|[Ff]ly(?:ing)?|[Tt]ravell?ing|[Cc]hoosing(?: to fly)?|` +
            String.raw`[Jj]ourney) with (?<value>(?!Us\b|You\b)[A-Z]\p{L}+(?: [A-Z]\p{L}+){0,2})(?=[.,!\n])`,
          'u',
        ),
      ],
      as: 'organisation',
      not: [
        /\b(pnr|booking|reference|ref|code|flight|date|confirmation|class|number|contact|from|to|ticket|status|\d{3})\b/i,
      ],
    },
    bookingStatus: {
      labels: ['[Booking|Reservation|Ticket|Flight] Status', 'Status of [the] (Booking|Reservation)'],
      read: (raw) => new RegExp(`\\b(${states})\\b`, 'i').exec(raw)?.[0],
      sentences: [
        new RegExp(
          String.raw`(?:booking|reservation|itinerary|ticket) (?:is|has been|:|-) ?(?:now )?(?<value>confirmed|on hold|` +
            String.raw`held|ticketed|cancelled|waitlisted|pending)`,
          'i',
        ),
        /(?<value>confirmed|on hold) (?:booking|reservation|itinerary)/i,
      ],
      anywhere: /\b(?:CONFIRMED|Confirmed|ON HOLD|On Hold|On hold|WAITLISTED|Waitlisted)\b/,
      as: 'text',
    },
    contactPhone: {
      read: (raw) => normalisePhone(raw.replace(/^[^\d+]+/, ''))?.replace(/^4(?=91[6-9]\d{9}$)/, '+'), // the plus misread as a four
      labels: [
        '[Passenger|Contact|Customer|Traveller] (Mobile|Phone|Telephone|Tel|Contact|Cell) [No|Number]',
        'Contact [Details|Phone]',
        'Mobile',
        'Phone',
        '[Passenger|PAX] CTC[M]',
        'CTCM',
        '(Passenger|Traveller|Customer|Guest|PAX) Contact [Details|No|Number]',
        '(Passenger|Traveller|Customer|Your|Booker) (Phone|Mobile|Contact)',
        'Mobile / Email',
        'Phone / Email',
        'Contact Information',
      ],
    },
    contactEmail: {
      read: emailBesidePhone,
      labels: [
        '[Passenger|Contact|Customer|Traveller] (E-mail|Email) [ID|Address]',
        'Contact [Details|Email]',
        '[Passenger|PAX] CTC[E]',
        'CTCE',
        '(Passenger|Traveller|Customer|Guest|PAX) Contact [Details]',
        'Ticket sent to',
        '(Emailed|Sent) to',
        'Contact Information',
        'Mobile / Email',
        'Phone / Email',
      ],
    },
  },
  stops: [
    'Flight [No]',
    'Seat',
    'Class',
    'Baggage [Allowance]',
    'Meal',
    'Departure',
    'Arrival',
    'Terminal',
    'Fare',
    'Taxes',
    'Total',
    'Issued on',
    'Booked on',
    'Date of Booking',
    'Duration',
    'Cabin',
    'Passport No',
    'Frequent Flyer',
    'IATA',
    'Agency',
  ],
  after(open, candidates) {
    const rows = rowsOf(open.document.pages);
    const legs = legsOf(rows, since(open));
    addJourney(journeyOf(legs), candidates);
    // A word directly before an email address may be its beginning, separated by an unrecognised underscore.
    candidates.contactEmail = (candidates.contactEmail ?? []).map((each) =>
      /(?:^|\s)[a-z]{3,} \S*@/.test(each.raw) ? { ...each, strength: 0.6 } : each,
    );
    candidates.airline = [
      ...(candidates.airline ?? []),
      ...airlineCandidates(open.flow, legs[0]?.flight.number.slice(0, 2)),
    ];
    const passengers = passengersOf(rows);
    addPassengers(passengers, candidates);
    const tables = {
      ...(legs.length > 0 && { legs: legRows(legs) }),
      ...(passengers.length > 1 && {
        passengers: passengers.map((each) => ({
          passengerName: readCell(each.name, each, 'name', 0.85),
          ...(each.ticket && {
            eTicketNumber: readCell(each.ticket.number, { words: each.ticket.words, page: each.page }, 'code', 0.85),
          }),
        })),
      }),
    };
    const people = passengers.map(({ name }) => ({ name }));
    return { tables, ...(people.length > 0 && { people }) };
  },
});
