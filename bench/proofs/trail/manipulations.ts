import { randomBytes, randomInt } from 'node:crypto';
import { sql, type Sql, type Tx } from '@visawright/server/tools.ts';
import { verifyTrail, writeAnchor } from '@visawright/server/product.ts';
import type { Stage } from './stage.ts';

export interface Manipulations {
  readonly tried: number;
  readonly missed: readonly string[];
  readonly kinds: Readonly<Record<string, number>>;
}

interface Attempt {
  readonly kind: string;
  apply(tx: Tx): Promise<unknown>;
  undo?(): Promise<unknown>; // of what lies outside of the database
}

const columns = {
  at: sql`at = at + interval '1 microsecond'`,
  kind: sql`kind = case kind when 'read' then 'refused' else 'read' end`,
  action: sql`action = action || 'x'`,
  person: sql`person_uid = gen_random_uuid()`,
  role: sql`role = role || 'x'`,
  applicant: sql`applicant_uid = gen_random_uuid()`,
  agency: sql`agency_uid = gen_random_uuid()`,
  subject: sql`subject_uid = gen_random_uuid()`,
  fields: sql`fields = fields || 'answers'::text`,
  fewerFields: sql`fields = '{}', documents = documents || gen_random_uuid()`,
  documents: sql`documents = documents || gen_random_uuid()`,
  purpose: sql`purpose = purpose || 'x'`,
  address: sql`address = address || '1'`,
  request: sql`request_uid = gen_random_uuid()`,
  hash: sql`hash = sha256(hash)`,
  before: sql`prev_hash = sha256(prev_hash)`,
};

// Changes, removes, exchanges and invents rows with every right in the database, also with new hashes for the rest of the chain, and
// changes, exchanges and removes anchors. Each is undone before the next.
export async function manipulate(stage: Stage, count: number): Promise<Manipulations> {
  const { owner, worker, server } = stage;
  const { keys, store } = server.parts;
  for (let anchors = 0; anchors < 3; anchors++) {
    await owner.run(
      sql`insert into change_log (realm_id, subject_uid, kind) values (${owner.realmId}, ${owner.realmId}, 'settingsChanged')`,
    );
    await writeAnchor(worker, { keys, store });
  }
  const { anchored } = await owner.get<{ anchored: number }>(
    sql`select max(seq)::int - 1 as anchored from trail where action = 'anchored'`,
  );
  const names: string[] = [];
  for await (const found of store.olderThan(`trail/${owner.realmId}/`, new Date(Date.now() + 86_400_000)))
    names.push(...found);
  const anyRow = () => randomInt(1, anchored + 1);
  const row = (kind: string, change: Sql): Attempt => ({
    kind,
    apply: (tx) => tx.run(sql`update trail set ${change} where seq = ${anyRow()}`),
  });
  const anchor = (kind: string, change: (name: string) => Promise<() => Promise<unknown>>): Attempt => {
    let undo = async (): Promise<unknown> => undefined;
    return {
      kind,
      apply: async () => {
        undo = await change(names[randomInt(names.length)]!);
      },
      undo: () => undo(),
    };
  };
  const replaced = async (name: string, make: (text: Buffer) => Buffer) => {
    const text = await store.get(name);
    await store.put(name, make(text));
    return () => store.put(name, text);
  };
  const makers: (() => Attempt)[] = [
    ...Object.entries(columns).map(
      ([name, change]) =>
        () =>
          row(`changed ${name}`, change),
    ),
    () => ({ kind: 'removed row', apply: (tx) => tx.run(sql`delete from trail where seq = ${anyRow()}`) }),
    () => ({ kind: 'cut end', apply: (tx) => tx.run(sql`delete from trail where seq >= ${anyRow()}`) }),
    () => ({ kind: 'cut start', apply: (tx) => tx.run(sql`delete from trail where seq <= ${anyRow()}`) }),
    () => ({ kind: 'exchanged rows', apply: exchange(randomInt(1, anchored), anchored) }),
    () => ({ kind: 'removed row, others moved up', apply: closeGap(anyRow()) }),
    () => ({ kind: 'rewritten chain', apply: rewrite(anyRow(), anchored) }),
    () =>
      anchor('changed byte of an anchor', (name) =>
        replaced(name, (text) => {
          const changed = Buffer.from(text);
          const at = text.indexOf('"hash":"') + 8 + randomInt(64);
          changed[at] = changed[at] === 0x61 ? 0x62 : 0x61;
          return changed;
        }),
      ),
    () =>
      anchor('invented signature', (name) =>
        replaced(name, (text) =>
          Buffer.from(
            text.toString().replace(/"signature":"[^"]*"/, `"signature":"${randomBytes(64).toString('base64url')}"`),
          ),
        ),
      ),
    () =>
      anchor('removed anchor', async (name) => {
        const text = await store.get(name);
        await store.remove([name]);
        return () => store.put(name, text);
      }),
    () =>
      anchor('exchanged anchors', async (name) => {
        const other = names[(names.indexOf(name) + 1) % names.length]!;
        const [one, two] = [await store.get(name), await store.get(other)];
        await store.put(name, two);
        await store.put(other, one);
        return async () => {
          await store.put(name, one);
          await store.put(other, two);
        };
      }),
  ];
  const missed: string[] = [];
  const kinds: Record<string, number> = {};
  for (let tried = 0; tried < count; tried++) {
    const attempt = makers[tried % makers.length]!();
    kinds[attempt.kind] = (kinds[attempt.kind] ?? 0) + 1;
    const isFound = await undone(owner.transaction.bind(owner), async (tx) => {
      await attempt.apply(tx);
      return (await verifyTrail(tx, keys, store)).fault !== null;
    });
    await attempt.undo?.();
    if (!isFound) missed.push(attempt.kind);
  }
  return { tried: count, missed, kinds };
}

class Undo extends Error {
  readonly result: boolean;
  constructor(result: boolean) {
    super('undo');
    this.result = result;
  }
}

async function undone(
  transaction: (work: (tx: Tx) => Promise<never>) => Promise<never>,
  work: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  try {
    return await transaction(async (tx) => {
      throw new Undo(await work(tx));
    });
  } catch (error) {
    if (error instanceof Undo) return error.result;
    throw error;
  }
}

const unlinked = sql`alter table trail drop constraint if exists trail_pkey, drop constraint if exists trail_realm_id_prev_hash_key`;

const exchange = (one: number, last: number) => async (tx: Tx) => {
  await tx.run(unlinked);
  const other = one === last ? 1 : last;
  await tx.run(
    sql`update trail set seq = case seq when ${one} then ${other}::bigint else ${one}::bigint end where seq in (${one}, ${other})`,
  );
};

const closeGap = (seq: number) => async (tx: Tx) => {
  await tx.run(unlinked);
  await tx.run(sql`delete from trail where seq = ${seq}`);
  await tx.run(sql`update trail set seq = seq - 1 where seq > ${seq}`);
};

// The strongest: a changed row, and valid hashes for it and all rows after it. Only the anchors tell.
const rewrite = (from: number, last: number) => async (tx: Tx) => {
  await tx.run(unlinked);
  await tx.run(sql`update trail set role = 'agent', fields = '{}', person_uid = gen_random_uuid() where seq = ${from}`);
  for (let seq = from; seq <= last + 1; seq++) {
    await tx.run(sql`
      update trail t set prev_hash = coalesce((select b.hash from trail b where b.seq = ${seq} - 1), t.prev_hash) where t.seq = ${seq}`);
    await tx.run(sql`update trail t set hash = trail_hash(t) where t.seq = ${seq}`);
  }
};
