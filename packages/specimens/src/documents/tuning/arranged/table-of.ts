import type { DocumentFacts, Pen } from '../../document-specimen-kind.types.ts';
import type { BankStatementFacts } from '../../kinds/proof-of-funds/bank-statement.ts';
import type { FlightFacts, Leg } from '../../kinds/proof-of-travel/flight-e-ticket-or-reservation.ts';
import { table } from '../../printing/markup.ts';

const ledgerHeads = [
  ['Date', 'Particulars', 'Withdrawals', 'Deposits', 'Balance'],
  ['Txn Date', 'Description', 'Debit', 'Credit', 'Running Balance'],
  ['Value Date', 'Narration', 'Dr Amount', 'Cr Amount', 'Balance (INR)'],
  ['Date', 'Transaction Details', 'Paid out', 'Paid in', 'Balance'],
];

const legHeads = [
  ['Flight', 'From', 'To', 'Date', 'Arrives'],
  ['Flight No', 'Origin', 'Destination', 'Departure', 'Arrival'],
  ['Flt', 'Depart', 'Arrive', 'Dep. Date', 'Arr. Date'],
  ['Flight', 'Sector from', 'Sector to', 'Departs on', 'Arrives on'],
];

function ledgerTable({ ledger }: BankStatementFacts, pen: Pen, variant: number): string {
  const day = (iso: string) => pen.date(iso, variant % 2 === 0 ? 'dd/mm/yyyy' : 'dd-Mmm-yyyy');
  const money = (value: number) => (value === 0 ? '' : pen.amount(value, variant % 2 === 0 ? 'indian' : 'western'));
  const rows = ledger.rows
    .slice(0, 12)
    .map((row) => [day(row.date), pen.esc(row.description), money(row.debit), money(row.credit), money(row.balance)]);
  return table(ledgerHeads[variant]!, rows, 'ledger');
}

function legTable({ values, legs }: FlightFacts, pen: Pen, variant: number): string {
  const day = (iso: string) => pen.date(iso, variant % 2 === 0 ? 'dd Mmm yyyy' : 'dd-Mmm-yyyy');
  const [back, landing] = [
    legs.find(({ direction }) => direction === 'back'),
    legs.findLast(({ direction }) => direction === 'out'),
  ];
  const rows = legs.map((leg: Leg, at) => {
    const first = at === 0;
    const as = (field: string, is: boolean, text: string) =>
      is && values[field] !== undefined ? pen.f(field, text) : pen.esc(text);
    return [
      as(first ? 'flightNumber' : 'returnFlightNumber', first || leg === back, leg.flightNumber),
      `${pen.esc(leg.from.city)} (${as(first ? 'originAirport' : 'departureAirport', first || leg === back, leg.from.airport)})`,
      `${pen.esc(leg.to.city)} (${as('arrivalAirport', leg === landing, leg.to.airport)})`,
      `${as(first ? 'outboundDate' : 'departureDate', first || leg === back, day(leg.date))} ${leg.departureTime}`,
      `${as('arrivalDate', leg === landing, day(leg.arrivalDate))} ${leg.arrivalTime}`,
    ];
  });
  return table(legHeads[variant]!, rows, 'ledger');
}

// What such a document has besides its form: without it, it would be none.
export const tableOf = (kind: string, facts: DocumentFacts, pen: Pen, variant: number): string =>
  kind === 'Bank statement'
    ? ledgerTable(facts as BankStatementFacts, pen, variant)
    : kind === 'Flight e-ticket or reservation'
      ? legTable(facts as FlightFacts, pen, variant)
      : '';
