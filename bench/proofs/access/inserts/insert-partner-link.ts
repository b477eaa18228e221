import { randomBytes } from 'node:crypto';
import type { Company } from './insert-people.ts';
import type { Inserter } from './inserter.ts';

// A start link of an agency for a partner's site. Nobody knows its key.
export async function insertPartnerLink(
  { insertRow, insert }: Inserter,
  { agency }: Company,
  by: string,
): Promise<string> {
  const { uid, word } = insertRow('partnerLink', { agency });
  await insert('partner_link', {
    link_uid: uid,
    agency_uid: agency,
    name: word,
    key_hash: randomBytes(32),
    trip: JSON.stringify({
      visaTo: 'France',
      visaFrom: 'India',
      nationality: 'India',
      visaCategory: 'Tourism',
      visaType: 'Schengen Short Stay Visa (Tourism)',
      fromDate: null,
      toDate: null,
      days: 10,
    }),
    created_by: by,
  });
  return uid;
}
