import { isDeepStrictEqual } from 'node:util';
import { beginning, settle, type Sequence } from './commands.ts';
import { take } from './life.ts';
import type { Life, Realm, Step } from './life.types.ts';
import { readLives } from './read-lives.ts';
import { uidOf } from './realms.ts';
import { send, type Table } from './send.ts';

// Plays a sequence against the product and the model; the first difference is thrown with what led to it.
export async function play(table: Table, { needsApproval, begunBy, commands }: Sequence): Promise<number> {
  const realmId = uidOf(table.n, 'realm');
  let realm: Realm = { needsApproval, lives: [], travellerOf: 'agent' };
  const uids: string[] = [];
  let steps = 0;
  for (const command of [...beginning(needsApproval, begunBy), ...commands]) {
    const asked = ('one' in command ? [command.one] : command.race).map((open) => settle(realm, open));
    steps += asked.length;
    const before = realm;
    const replies = await Promise.all(asked.map((step) => send(table, uids, step)));
    const created = replies.flatMap((reply, at) =>
      asked[at]!.do === 'create' && reply.status === 200 ? [String(reply.body['applicationUid'])] : [],
    );
    const answers = replies.map((reply) => (reply.status === 200 ? 'done' : String(reply.body.code)));
    asked.forEach((step, at) => count(table.heard, `${step.do}: ${answers[at]}`));
    const orders =
      asked.length === 1
        ? [[0]]
        : [
            [0, 1],
            [1, 0],
          ];
    // Two that were made at once have no order of their own: either is right, as long as everything fits it.
    const known = created.length > 1 ? [created, created.toReversed()] : [created];
    const possible = await fitting(table, before, asked, answers, orders, uids, known);
    if (possible === undefined) {
      const seen = await readLives(table.owner, realmId, table.n, [...uids, ...created]);
      throw new Error(
        `no order of ${JSON.stringify(asked)} explains ${JSON.stringify(answers)}: from ${JSON.stringify(before)} to ${JSON.stringify(seen)}`,
      );
    }
    realm = possible.realm;
    uids.push(...possible.created);
  }
  for (const { status, review } of realm.lives) count(table.heard, `ended ${status}, review ${review}`);
  return steps;
}

const count = (all: Map<string, number>, name: string) => all.set(name, (all.get(name) ?? 0) + 1);

async function fitting(
  table: Table,
  before: Realm,
  asked: readonly Step[],
  answers: readonly string[],
  orders: readonly number[][],
  uids: readonly string[],
  known: readonly string[][],
): Promise<{ realm: Realm; created: string[] } | undefined> {
  for (const created of known) {
    const seen = await readLives(table.owner, uidOf(table.n, 'realm'), table.n, [...uids, ...created]);
    for (const order of orders) {
      let realm = before;
      const expected: string[] = [];
      for (const at of order) {
        const outcome = take(realm, asked[at]!);
        realm = outcome.realm;
        expected[at] = outcome.answer;
      }
      if (
        isDeepStrictEqual(expected, answers) &&
        isDeepStrictEqual(seen.lives, realm.lives.map(shown)) &&
        seen.travellerOf === realm.travellerOf
      )
        return { realm, created };
    }
  }
  return undefined;
}

// What the rows tell of a life; tasks in the order of round and name.
const shown = (life: Life): Life => ({
  ...life,
  tasks: life.tasks.toSorted((a, b) => a.round - b.round || a.reviewer.localeCompare(b.reviewer)),
});
