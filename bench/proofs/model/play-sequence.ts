import { isDeepStrictEqual } from 'node:util';
import { startCommands, settle, type Sequence } from './commands.ts';
import { applyStep } from './apply-step.ts';
import type { Life, Realm, Step } from './life.types.ts';
import { readLives } from './read-lives.ts';
import { uidOf } from './realms.ts';
import { send, type RealmClients } from './send.ts';

// Runs a sequence against the product and the model, and throws at the first difference.
export async function playSequence(
  clients: RealmClients,
  { needsApproval, startSteps, commands }: Sequence,
): Promise<number> {
  const realmId = uidOf(clients.n, 'realm');
  let realm: Realm = { needsApproval, lives: [], travellerOf: 'agent' };
  const uids: string[] = [];
  let stepCount = 0;
  for (const command of [...startCommands(needsApproval, startSteps), ...commands]) {
    const steps = ('one' in command ? [command.one] : command.race).map((open) => settle(realm, open));
    stepCount += steps.length;
    const before = realm;
    const replies = await Promise.all(steps.map((step) => send(clients, uids, step)));
    const created = replies.flatMap((reply, at) =>
      steps[at]!.do === 'create' && reply.status === 200 ? [String(reply.body['applicationUid'])] : [],
    );
    const answers = replies.map((reply) => (reply.status === 200 ? 'done' : String(reply.body.code)));
    steps.forEach((step, at) => count(clients.answerCounts, `${step.do}: ${answers[at]}`));
    const orders =
      steps.length === 1
        ? [[0]]
        : [
            [0, 1],
            [1, 0],
          ];
    // Concurrent calls have no defined order: either order is right if it explains all results.
    const known = created.length > 1 ? [created, created.toReversed()] : [created];
    const possible = await findMatchingOrder(clients, before, steps, answers, orders, uids, known);
    if (possible === undefined) {
      const stored = await readLives(clients.owner, realmId, clients.n, [...uids, ...created]);
      throw new Error(
        `no order of ${JSON.stringify(steps)} explains ${JSON.stringify(answers)}: ` +
          `from ${JSON.stringify(before)} to ${JSON.stringify(stored)}`,
      );
    }
    realm = possible.realm;
    uids.push(...possible.created);
  }
  for (const { status, review } of realm.lives) count(clients.answerCounts, `ended ${status}, review ${review}`);
  return stepCount;
}

const count = (all: Map<string, number>, name: string) => all.set(name, (all.get(name) ?? 0) + 1);

async function findMatchingOrder(
  clients: RealmClients,
  before: Realm,
  steps: readonly Step[],
  answers: readonly string[],
  orders: readonly number[][],
  uids: readonly string[],
  known: readonly string[][],
): Promise<{ realm: Realm; created: string[] } | undefined> {
  for (const created of known) {
    const stored = await readLives(clients.owner, uidOf(clients.n, 'realm'), clients.n, [...uids, ...created]);
    for (const order of orders) {
      let realm = before;
      const expected: string[] = [];
      for (const at of order) {
        const outcome = applyStep(realm, steps[at]!);
        realm = outcome.realm;
        expected[at] = outcome.answer;
      }
      if (
        isDeepStrictEqual(expected, answers) &&
        isDeepStrictEqual(stored.lives, realm.lives.map(asStored)) &&
        stored.travellerOf === realm.travellerOf
      )
        return { realm, created };
    }
  }
  return undefined;
}

// A life as stored in the database; tasks ordered by round and name.
const asStored = (life: Life): Life => ({
  ...life,
  tasks: life.tasks.toSorted((a, b) => a.round - b.round || a.reviewer.localeCompare(b.reviewer)),
});
