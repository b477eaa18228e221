import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { day } from './calendar.ts';

// The facts of a document before it is drawn, mutable so that faults can be inserted. A kind may have further parts besides `values`.
export interface DrawnFacts {
  values: Record<string, string>;
  [part: string]: unknown;
}
export interface Drawn {
  readonly rule: string;
  readonly kind: string;
  readonly layout: string;
  readonly seed: number;
  readonly as?: 'scan';
  readonly destination?: DestinationId; // by default the destination of the journey
  readonly longer?: number; // days by which the application exceeds the dates of the document
  readonly change?: (facts: DrawnFacts, trip: { from: string; to: string }, name: string) => DrawnFacts | void;
}

const policy = 'Travel insurance policy';
const flight = 'Flight e-ticket or reservation';
const letter = 'Employment / NOC / leave letter';

// Replaces every occurrence: a name is in the heading, the greeting and the signature.
const replaceEverywhere = (facts: DrawnFacts, was: string, becomes: string): DrawnFacts =>
  JSON.parse(JSON.stringify(facts).replaceAll(was, becomes)) as DrawnFacts;
const write = (values: Record<string, string>) => (facts: DrawnFacts) => void Object.assign(facts.values, values);

interface Leg {
  direction: 'out' | 'back';
  date: string;
  arrivalDate: string;
}
interface LedgerRow {
  debit: number;
  credit: number;
  balance: number;
  description: string;
}

// A large deposit shortly before the end of the statement.
function addLargeDeposit(facts: DrawnFacts): DrawnFacts {
  const { rows } = facts['ledger'] as { rows: LedgerRow[] };
  const at = rows.findLastIndex(({ credit }) => credit > 0);
  const sum = Math.round(Number(facts.values['closingBalance'])) * 3;
  Object.assign(rows[at]!, { credit: rows[at]!.credit + sum, description: 'NEFT CR R K TRADERS' });
  for (const row of rows.slice(at)) row.balance += sum;
  facts.values['closingBalance'] = rows.at(-1)!.balance.toFixed(2);
  return facts;
}

export const drawn: readonly Drawn[] = [
  {
    rule: 'insurance-days',
    kind: policy,
    layout: 'schedule',
    seed: 7,
    change: (facts, { to }) => write({ endDate: day(to, -2) })(facts),
  },
  {
    rule: 'insurance-cover',
    kind: policy,
    layout: 'certificate',
    seed: 36,
    change: (facts) => {
      facts['cover'] = 15_000;
      write({ coverageAmount: '15000', coverageCurrency: 'EUR' })(facts);
    },
  },
  {
    rule: 'insurance-schengen',
    kind: policy,
    layout: 'schedule',
    seed: 18,
    change: write({ territory: 'Asia excluding Japan' }),
  },
  {
    rule: 'same-passport-number',
    kind: policy,
    layout: 'certificate',
    seed: 26,
    change: (facts) => replaceEverywhere(facts, facts.values['insuredPassportNumber']!, 'K8273645'),
  },
  {
    rule: 'same-birth-date',
    kind: policy,
    layout: 'schedule',
    seed: 53,
    change: (facts) => replaceEverywhere(facts, facts.values['insuredDateOfBirth']!, '1981-02-23'),
  },
  {
    rule: 'same-person',
    kind: policy,
    layout: 'letter',
    seed: 39,
    change: (facts, _trip, name) => replaceEverywhere(facts, name, 'Gopal Krishnan'),
  },
  {
    rule: 'flight-dates',
    kind: flight,
    layout: 'receipt',
    seed: 7,
    change: (facts, { to }) => replaceEverywhere(facts, to, day(to, 4)),
  },
  {
    rule: 'return-flight',
    kind: flight,
    layout: 'cards',
    seed: 36,
    change: (facts) => {
      facts['legs'] = (facts['legs'] as Leg[]).filter(({ direction }) => direction === 'out');
      for (const field of ['returnFlightNumber', 'departureAirport', 'departureDate']) delete facts.values[field];
    },
  },
  {
    rule: 'same-person',
    kind: 'Hotel booking',
    layout: 'confirmation',
    seed: 18,
    change: (facts, _trip, name) => replaceEverywhere(facts, name, 'Nita Memon'),
  },
  {
    rule: 'hotel-nights',
    kind: 'Hotel booking',
    layout: 'confirmation',
    seed: 26,
    change: (facts, { from, to }) => write({ checkInDate: from, checkOutDate: day(to, -3) })(facts),
  },
  { rule: 'stay-country', kind: 'Hotel booking', layout: 'voucher', seed: 39, destination: 'japan' },
  {
    rule: 'leave-dates',
    kind: letter,
    layout: 'noc',
    seed: 53,
    change: (facts, { from }) => write({ leaveTo: day(from, 2) })(facts),
  },
  {
    rule: 'joining-date',
    kind: letter,
    layout: 'particulars',
    seed: 49,
    change: write({ dateOfJoining: '2015-02-09' }),
  },
  { rule: 'one-employer', kind: 'Salary slip', layout: 'columns', seed: 14 },
  {
    rule: 'same-person',
    kind: letter,
    layout: 'certificate',
    seed: 56,
    as: 'scan',
    change: (facts, _trip, name) => replaceEverywhere(facts, name, 'Mohan Lal'),
  },
  { rule: 'statement-age', kind: 'Bank statement', layout: 'two-line', seed: 7 },
  { rule: 'statement-period', kind: 'Bank statement', layout: 'dense', seed: 45, destination: 'ireland' },
  { rule: 'large-deposit', kind: 'Bank statement', layout: 'two-line', seed: 14, change: addLargeDeposit },
  { rule: 'cover-letter-dates', kind: 'Cover letter', layout: 'headed', seed: 56, longer: 5 },
  { rule: 'itinerary-dates', kind: 'Day-wise itinerary', layout: 'dated', seed: 27, longer: 4 },
  {
    rule: 'same-birth-date',
    kind: 'Aadhaar',
    layout: 'letter',
    seed: 14,
    change: (facts) => replaceEverywhere(facts, facts.values['dateOfBirth']!, '1978-07-19'),
  },
  {
    rule: 'same-person',
    kind: 'PAN card',
    layout: 'electronic',
    seed: 58,
    change: (facts, _trip, name) => replaceEverywhere(facts, name, 'Kavitha Matthew'),
  },
];
