import type { Application } from '@visawright/contract/application.ts';
import type { Logger } from 'pino';
import type { Actor } from '../access/actor.types.ts';
import type { Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { tellChanged } from '../applications/tell-changed.ts';
import { openCase } from '../forms/form-case.ts';
import { findingsOf } from './findings-of.ts';

interface Judging {
  readonly db: Db;
  readonly actor: Actor;
  readonly parts: { readonly keys: KeyStore; readonly log: Logger };
}

const atMost = 200; // waiting in this process; whoever looks again asks again
const waiting = new Map<string, () => Promise<void>>();
let working: Promise<void> | undefined;

const isDue = ({ destinationId, docIds, status, summary }: Application): boolean =>
  destinationId !== null && docIds.length > 0 && status !== 'submitted' && summary?.isFresh !== true;

// Somebody has these on a screen, and something the rules look at changed since they were asked. The list does not wait: the rules are asked
// one application after the other, and the screen hears of it.
export function judgeLater({ db, actor, parts }: Judging, applications: readonly Application[]): void {
  for (const { applicationUid } of applications.filter(isDue)) {
    if (waiting.size >= atMost || waiting.has(applicationUid)) continue;
    waiting.set(applicationUid, async () => {
      await findingsOf(db, await openCase(db, parts.keys, actor, applicationUid));
      await db.transaction((tx) => tellChanged(tx, [applicationUid]));
    });
  }
  working ??= waiting.size > 0 ? work(parts.log) : undefined;
}

async function work(log: Logger): Promise<void> {
  for (const [applicationUid, judge] of waiting) {
    await judge().catch((error: Error) => log.debug({ cause: error.name }, 'an application could not be judged'));
    waiting.delete(applicationUid);
  }
  working = undefined;
}

export const judged = async (): Promise<void> => working;
