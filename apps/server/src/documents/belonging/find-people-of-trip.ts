import type { PersonFacts } from '@visawright/contract/identity/same-person.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import type { Db } from '../../platform/db/db.ts';
import { listSureDocuments } from '../records/documents.queries.ts';
import { listNamedPeople } from '../records/list-named-people.ts';
import { unsealDocuments } from '../records/present-document.ts';
import type { UnsealedDocument } from '../records/unseal-document.ts';
import type { KnownTraveller } from './decide-belonging.ts';
import { peopleInFileName } from './people-in-file-name.ts';
import { ownerOfDays, travelDaysIn } from './travel-days.ts';

// Whom a document of a whole trip names; if it names nobody, whom its file is named after, or else who travels on the days that it has.
export async function findPeopleOfTrip(
  db: Db,
  keys: KeyStore,
  document: UnsealedDocument,
  travellers: readonly KnownTraveller[],
): Promise<readonly PersonFacts[]> {
  const named = listNamedPeople(document);
  if (named.length > 0) return named;
  const inFileName = peopleInFileName(document.fileName, travellers);
  return inFileName.length > 0 ? inFileName : findByTravelDays(db, keys, document, travellers);
}

async function findByTravelDays(
  db: Db,
  keys: KeyStore,
  document: UnsealedDocument,
  travellers: readonly KnownTraveller[],
): Promise<readonly PersonFacts[]> {
  const days = travelDaysIn(document);
  if (days.size === 0) return [];
  const known = new Map(travellers.map(({ applicantUid }) => [applicantUid, new Set<string>()]));
  const rows = await listSureDocuments(db, [...known.keys()]);
  for (const other of await unsealDocuments(db, keys, rows))
    if (other.row.document_uid !== document.row.document_uid)
      for (const day of travelDaysIn(other).keys()) known.get(other.row.applicant_uid)?.add(day);
  const owner = ownerOfDays(new Set(days.keys()), known);
  return travellers.find(({ applicantUid }) => applicantUid === owner)?.known.slice(0, 1) ?? [];
}
