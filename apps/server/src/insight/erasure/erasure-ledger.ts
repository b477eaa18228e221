import { z } from 'zod';
import type { ObjectStore } from '../../platform/storage/object-store.ts';

// Outside the database, so that a restored one can be brought up to date: uids and a time, nothing else.
const LedgerLine = z.strictObject({
  realmId: z.uuid(),
  erasureUid: z.uuid(),
  applicantUid: z.uuid(),
  personUid: z.uuid().nullable(),
  accountId: z.string().max(60).nullable(), // the identity provider's id of the account
  requestedAt: z.iso.datetime(),
});
type LedgerLine = z.infer<typeof LedgerLine>;

export interface ErasureLedger {
  write(line: LedgerLine): Promise<void>; // writing the same line again is not an error
  // The uids of all erasures of a realm, and one line. Reading a uid costs no request per line.
  uids(realmId: string): Promise<string[]>;
  read(realmId: string, erasureUid: string): Promise<LedgerLine>;
}

const prefix = 'erasure-ledger/';
const nameOf = (realmId: string, erasureUid: string) => `${prefix}${realmId}/${erasureUid}.json`;

// One object per line, because objects cannot be appended to.
export const openErasureLedger = (store: ObjectStore): ErasureLedger => ({
  write: (line) =>
    store.put(nameOf(line.realmId, line.erasureUid), Buffer.from(JSON.stringify(LedgerLine.parse(line)))),
  async uids(realmId) {
    const names = await Array.fromAsync(store.olderThan(`${prefix}${realmId}/`, new Date(Date.now() + 24 * 3_600_000)));
    return names.flat().map((name) => name.slice(-'.json'.length - 36, -'.json'.length));
  },
  read: async (realmId, erasureUid) =>
    LedgerLine.parse(JSON.parse((await store.get(nameOf(realmId, erasureUid))).toString('utf8'))),
});
