import type { Applicant, NewApplicant } from '@visawright/contract/applications/applicant.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { getApplicant } from './get-applicant.ts';
import { insertApplicants } from './insert-applicants.ts';
import { decideOwnership } from './decide-ownership.ts';

export const createApplicant = (db: Db, keys: KeyStore, actor: Actor, input: NewApplicant): Promise<Applicant> =>
  db.transaction(async (tx) => {
    const place = await decideOwnership(tx, actor, input.agentId);
    const [uid] = await insertApplicants(tx, keys, actor.personUid, place, [input]);
    return getApplicant(tx, keys, actor, uid!);
  });
