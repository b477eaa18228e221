import { catalogueView } from '@visawright/contract/catalogue-order.ts';
import type { Db } from '../access/db.ts';
import type { Handler } from '../http/call.ts';
import { contents } from './contents.ts';
import { entriesOf } from './entries.ts';
import { verifications } from './verifications.ts';
import { realmDay } from './verifications.queries.ts';

export async function catalogueOf(db: Db) {
  const today = await realmDay(db);
  return { today, entries: entriesOf(await contents(), await verifications(db), today) };
}

export const listCatalogue: Handler<'listCatalogue'> = async ({ db }, { query: { sort, ...narrowing } }) => {
  const { today, entries } = await catalogueOf(db);
  return { today, entries: catalogueView(entries, narrowing, sort) };
};
