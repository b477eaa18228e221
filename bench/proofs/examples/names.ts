import type { InserterOptions } from '../access/inserts/inserter.ts';
import type { RecordKind } from '../access/world.types.ts';

const people =
  'Kiran Vikram Rahul Deepa Priya Meera Arjun Leela Sanjay Anita Rohit Farah Gita Naveen Usha Ravi Tara Mohan Asha Dev';
const plain: Partial<Record<RecordKind, readonly string[]>> = {
  distributor: ['Northwind Travel Group', 'Southgate Travel Group'],
  agency: ['Meridian Visas', 'Sunfield Visas'],
  person: people.split(' '),
  applicant: ['Asha', 'Nisha', 'Omkar', 'Pooja', 'Tarun', 'Sneha', 'Hari', 'Isha', 'Jatin', 'Lata'],
  document: ['RAO', 'RAO', 'RAO'],
  apiKey: ['Customer database'],
  endpoint: ['crm', 'archive', 'bookings', 'desk', 'portal'],
  partnerLink: ['Hotel in Nice', 'Conference in Lyon'],
  view: ['France, this month'],
  session: ['Chrome on Windows'],
  connection: ['Chromium 156 on Linux'],
  announcement: ['Closed on Friday'],
  notification: ['Closed on Friday'],
  request: ['Four agents fill in portals every day.', 'Two agents fill in portals every day.'],
  proposal: ['The fee rises in January'],
  factChange: ['Three blank pages are asked for'],
  blank: ['Visa application form'],
  quote: ['Preparation of the application'],
  package: ['asha-rao-france'],
  pack: ['France-Visas'],
};

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

// Readable names where the access proof uses random words. A name may occur again; the numbers of applications and invoices do not.
export function readableWords(): NonNullable<InserterOptions['wordFor']> {
  const used = new Map<RecordKind, number>();
  return (kind) => {
    const n = used.get(kind) ?? 0;
    used.set(kind, n + 1);
    const known = plain[kind];
    if (known) return known[n % known.length]!;
    if (kind === 'invoice') return `MV/26-27/${String(n + 1).padStart(4, '0')}`;
    const code = Array.from({ length: 6 }, (_, at) => letters[(n * 7 + at * 11 + 5) % letters.length]).join('');
    return `${code.slice(0, 4)}${letters[(n >> 4) % 32]}${letters[n % 32]}`;
  };
}
