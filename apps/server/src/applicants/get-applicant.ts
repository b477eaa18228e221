import type { Applicant } from '@visawright/contract/applicant.ts';
import type { Actor } from '../access/actor.types.ts';
import type { Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { realmKeysOf } from '../vault/realm-key.ts';
import { applicantOf } from './applicant-of.ts';
import { getApplicantRow } from './applicants.queries.ts';

export const getApplicant = async (db: Db, keys: KeyStore, actor: Actor, applicantUid: string): Promise<Applicant> =>
  applicantOf(await realmKeysOf(db, keys), actor, await getApplicantRow(db, actor, applicantUid));
