import type { OpenedData } from '@visawright/contract/sensitive/sensitive-replies.ts';
import {
  accessPurposes,
  integrationPurpose,
  readsAnHour,
  uncountedFields,
} from '@visawright/contract/platform/trail-words.ts';
import { sql, type Db } from '../db/db.ts';
import type { Actor } from '../access/actor.types.ts';
import { AppError } from '../errors/app-error.ts';
import { shortenAddress } from './shorten-address.ts';

export interface RecordedCall {
  readonly db: Db;
  readonly actor: Actor;
  readonly address: string;
  readonly requestId: string;
}

export type OnReadLimit = (db: Db, actor: Actor) => Promise<void>;

export interface RecordedOperation {
  readonly id: string;
  readonly mayRefuse: boolean; // a read; a change counts too, but it has been made, so its reply is not refused
  readonly onReadLimit: OnReadLimit; // the first refusal within an hour
}

// The chain is locked while rows are added, so an exported list is recorded in parts.
const mostAtOnce = 1_000;

// Writes the rows of one reply, before it is sent: if this fails, nothing is sent. One round trip, except for an exported list.
export async function recordAccess(
  call: RecordedCall,
  operation: RecordedOperation,
  opened: readonly OpenedData[],
): Promise<void> {
  for (let from = 0; from < opened.length; from += mostAtOnce)
    await recordPart(call, operation, opened.slice(from, from + mostAtOnce));
}

async function recordPart(
  { db, actor, address, requestId }: RecordedCall,
  { id, mayRefuse, onReadLimit }: RecordedOperation,
  opened: readonly OpenedData[],
): Promise<void> {
  const entries = opened.map(({ subject, content }) => ({
    [subject.kind]: subject.uid,
    fields: [...content.fields],
    documents: [...content.docIds],
    isCounted: ![...content.fields].every((field) => uncountedFields.includes(field)),
  }));
  const purpose = actor.apiKey === undefined ? accessPurposes[actor.role] : integrationPurpose;
  const { result } = await db.get<{ result: 'recorded' | 'refused' | 'alert' }>(sql`
    select record_access(${id}, ${actor.personUid}, ${actor.role}, ${purpose}, ${shortenAddress(address)},
      ${requestId}, ${JSON.stringify(entries)}::jsonb, ${readsAnHour}, ${mayRefuse}) as result`);
  if (result === 'recorded') return;
  if (result === 'alert') await onReadLimit(db, actor);
  throw new AppError('quota.sensitiveReads');
}
