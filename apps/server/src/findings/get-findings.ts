import type { Findings } from '@visawright/contract/finding.ts';
import type { Actor } from '../access/actor.types.ts';
import type { Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { openCase } from '../forms/form-case.ts';
import { logLook } from '../forms/get-form.ts';
import { findingsOf } from './findings-of.ts';

// Findings show what stands in papers: a look at their values like any other.
export async function getFindings(db: Db, keys: KeyStore, actor: Actor, applicationUid: string): Promise<Findings> {
  const held = await openCase(db, keys, actor, applicationUid);
  await logLook(db, actor, held);
  return findingsOf(db, held);
}
