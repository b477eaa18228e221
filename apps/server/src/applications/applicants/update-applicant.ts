import type { Applicant, ApplicantEdit } from '@visawright/contract/applications/applicant.ts';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import {
  hashPassportNumber,
  maskPassportNumber,
  normalizePassportNumber,
} from '../../platform/crypto/passport-number.ts';
import { realmKeysOf, type RealmKeys } from '../../platform/crypto/realm-key.ts';
import { presentApplicant } from './present-applicant.ts';
import { getApplicantRow, lockApplicant, type ApplicantRow } from './applicants.queries.ts';
import { openDetails, sealDetails, type ApplicantDetails } from './sealed-details.ts';

type Edit = z.infer<typeof ApplicantEdit>;
type Facts = ApplicantDetails & Pick<Applicant, 'firstName' | 'lastName' | 'email'>;
const fields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'birthDate',
  'passportNumber',
  'street',
  'city',
  'postcode',
] as const;
const named: readonly string[] = ['firstName', 'lastName']; // the only values that may appear in the change log

export const updateApplicant = (
  db: Db,
  keys: KeyStore,
  actor: Actor,
  applicantUid: string,
  { version, ...edit }: Edit,
): Promise<Applicant> =>
  db.transaction(async (tx) => {
    await lockApplicant(tx, actor, applicantUid);
    const row = await getApplicantRow(tx, actor, applicantUid);
    const realmKeys = await realmKeysOf(tx, keys);
    const was = factsOf(realmKeys, row);
    const wanted = edit.passportNumber
      ? { ...edit, passportNumber: normalizePassportNumber(edit.passportNumber) }
      : edit;
    const changed = fields.filter((field) => wanted[field] !== undefined && wanted[field] !== (was[field] ?? null));
    if (version !== undefined && version !== row.version) {
      const differs = changed.map((field) => ({
        field,
        yours: shown(field, wanted[field] ?? null),
        theirs: shown(field, was[field] ?? null),
      }));
      throw new AppError('record.versionStale', { current: presentApplicant(realmKeys, actor, row), differs });
    }
    if (changed.length > 0) {
      const became = { ...was, ...defined(wanted) };
      await save(tx, keys, applicantUid, became, changed);
      for (const field of changed)
        await writeChange(tx, actor, {
          kind: 'edited',
          applicantUid,
          field,
          ...(named.includes(field) ? { was: was[field], became: became[field] } : {}),
        });
    }
    return presentApplicant(realmKeys, actor, await getApplicantRow(tx, actor, applicantUid));
  });

const factsOf = (realmKeys: RealmKeys, row: ApplicantRow): Facts => ({
  ...openDetails(realmKeys, row),
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
});

const shown = (field: (typeof fields)[number], value: string | null) =>
  field === 'passportNumber' && value !== null ? maskPassportNumber(value) : value;

const defined = (edit: Omit<Edit, 'version'>): Partial<Facts> =>
  Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));

async function save(tx: Db, keys: KeyStore, applicantUid: string, facts: Facts, changed: readonly string[]) {
  const key = await loadApplicantKey(tx, keys, applicantUid);
  const email = changed.includes('email') ? sql`, email = ${facts.email}` : sql``;
  await tx.run(sql`
    update applicant set first_name = ${facts.firstName}, last_name = ${facts.lastName}, details = ${sealDetails(key, facts)},
      version = version + 1, updated_at = now() ${email}
    where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid}`);
  if (!changed.includes('passportNumber')) return;
  await tx.run(sql`delete from passport_index where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid}`);
  if (facts.passportNumber !== null)
    await tx.run(sql`insert into passport_index (realm_id, blind, applicant_uid)
      values (${tx.realmId}, ${hashPassportNumber(keys, tx.realmId, facts.passportNumber)}, ${applicantUid})`);
}
