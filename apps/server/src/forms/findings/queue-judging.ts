import type { Application } from '@visawright/contract/applications/application.ts';
import type { Logger } from 'pino';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { publishApplicationChanged } from '../../applications/records/publish-application-changed.ts';
import { openPrefilledForm } from '../prefilled-form/prefilled-form.ts';
import { judgeApplication } from './judge-application.ts';

interface Judging {
  readonly db: Db;
  readonly actor: Actor;
  readonly parts: { readonly keys: KeyStore; readonly log: Logger };
}

const queueLimit = 200; // per process; anything dropped is queued again the next time it is listed
const waiting = new Map<string, () => Promise<void>>();
let working: Promise<void> | undefined;

// Without documents and situations there is nothing to evaluate: everyone's documents are needed and none is there.
const isDue = ({ destinationId, docIds, situations, status, summary }: Application): boolean =>
  destinationId !== null &&
  docIds.length + situations.length > 0 &&
  status !== 'submitted' &&
  summary?.isFresh !== true;

// Runs the rules in the background for listed applications whose summary is stale, one after the other. The list does not wait: clients
// are notified when a summary changes.
export function queueJudging({ db, actor, parts }: Judging, applications: readonly Application[]): void {
  for (const { applicationUid } of applications.filter(isDue)) {
    if (waiting.size >= queueLimit || waiting.has(applicationUid)) continue;
    waiting.set(applicationUid, async () => {
      await judgeApplication(db, await openPrefilledForm(db, parts.keys, actor, applicationUid));
      await db.transaction((tx) => publishApplicationChanged(tx, [applicationUid]));
    });
  }
  working ??= waiting.size > 0 ? work(parts.log) : undefined;
}

async function work(log: Logger): Promise<void> {
  for (const [applicationUid, judge] of waiting) {
    await judge().catch((error: Error) =>
      log.debug({ cause: error.name }, 'rules could not be evaluated for an application'),
    );
    waiting.delete(applicationUid);
  }
  working = undefined;
}

export const judgingFinished = async (): Promise<void> => working;
