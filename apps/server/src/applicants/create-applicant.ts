import type { Applicant, NewApplicant } from '@visawright/contract/applicant.ts';
import type { Actor } from '../access/actor.types.ts';
import type { Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { getApplicant } from './get-applicant.ts';
import { insertApplicants } from './insert-applicants.ts';
import { placeOf } from './place-of.ts';

export const createApplicant = (db: Db, keys: KeyStore, actor: Actor, input: NewApplicant): Promise<Applicant> =>
  db.transaction(async (tx) => {
    const place = await placeOf(tx, actor, input.agentId);
    const [uid] = await insertApplicants(tx, keys, actor.personUid, place, [input]);
    return getApplicant(tx, keys, actor, uid!);
  });
