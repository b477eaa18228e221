import type { Action } from '@visawright/contract/platform/access.ts';
import type { BodyOf, ReplyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach, reachFor } from '../../platform/access/reach.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ReadReviewContent } from '../reviews/review-content.ts';
import { sendForReview } from '../reviews/send-for-review.ts';
import { deleteApplication } from '../lifecycle/delete-application.ts';
import { runInSavepoint } from './run-in-savepoint.ts';
import { listMatchingUids } from '../lists/list-applications.ts';
import { transferToAgent } from '../lifecycle/transfer-to-agent.ts';
import { updateOutcome } from '../lifecycle/update-outcome.ts';

type Bulk = BodyOf<Operations['bulkApplications']>;
type Report = ReplyOf<Operations['bulkApplications']>;
type One = (db: Db, applicationUid: string) => Promise<unknown>;

interface BulkActor {
  readonly actor: Actor;
  readonly keys: KeyStore;
  readonly readContent: ReadReviewContent;
}

const named = <T>(value: T | undefined, name: string): T => {
  if (value === undefined)
    throw new AppError('input.invalid', [{ path: `body.${name}`, message: 'is required for this action' }]);
  return value;
};

const actions: Record<Bulk['action'], { readonly action: Action; readonly one: (by: BulkActor, bulk: Bulk) => One }> = {
  transfer: {
    action: 'application.transfer',
    one({ actor }, bulk) {
      const agentUid = named(bulk.agentUid, 'agentUid');
      return (db, applicationUid) => transferToAgent(db, actor, { applicationUid, agentUid });
    },
  },
  sendForReview: {
    action: 'application.sendForReview',
    one({ actor, keys, readContent }, bulk) {
      const request = { reviewerUids: named(bulk.reviewerUids, 'reviewerUids'), reason: bulk.reason };
      return (db, applicationUid) => sendForReview(db, keys, actor, readContent, applicationUid, request);
    },
  },
  delete: {
    action: 'application.edit',
    one:
      ({ actor }) =>
      (db, applicationUid) =>
        deleteApplication(db, actor, applicationUid),
  },
  outcome: {
    action: 'application.outcome',
    one({ actor, keys }, bulk) {
      const visaAllocationStatus = named(bulk.visaAllocationStatus, 'visaAllocationStatus');
      const outcome = { visaAllocationStatus, outcomeOn: bulk.outcomeOn };
      return (db, applicationUid) => updateOutcome(db, keys, actor, applicationUid, outcome);
    },
  },
};

export async function bulkApplications(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  readContent: ReadReviewContent,
  bulk: Bulk,
): Promise<Report> {
  const { action, one } = actions[bulk.action];
  reachFor(actor, action);
  const act = one({ actor, keys, readContent }, bulk);
  const uids = bulk.applicationUids ?? (await listMatchingUids(db, keys, actor, bulk.matching ?? {}));
  const failed: Report['failed'] = [];
  const references = await referencesOf(db, actor, uids);
  // A fixed order prevents deadlocks between two bulk calls on the same applications.
  const inOrder = [...new Set(uids)].sort();
  for (const applicationUid of inOrder) {
    try {
      await runInSavepoint(db, (tx) => act(tx, applicationUid));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, message } = error;
      failed.push({ applicationUid, reference: references.get(applicationUid) ?? null, code, message });
    }
  }
  return { done: inOrder.length - failed.length, failed };
}

async function referencesOf(db: Db, actor: Actor, uids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.many<{ uid: string; reference: string }>(sql`
    select a.application_uid as uid, a.reference from application a
    where a.realm_id = ${db.realmId} and a.application_uid = any(${uids}::uuid[]) and a.deleted_at is null
      and ${inReach('application', actor, 'application.read')}`);
  return new Map(rows.map(({ uid, reference }) => [uid, reference]));
}
