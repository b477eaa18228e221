import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { realmKeysOf } from '../../platform/crypto/realm-key.ts';
import { presentApplicant } from './present-applicant.ts';
import { getApplicantRow } from './applicants.queries.ts';

export const getApplicant = async (db: Db, keys: KeyStore, actor: Actor, applicantUid: string): Promise<Applicant> =>
  presentApplicant(await realmKeysOf(db, keys), actor, await getApplicantRow(db, actor, applicantUid));
