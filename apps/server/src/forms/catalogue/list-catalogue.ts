import { catalogueView } from '@visawright/contract/forms/catalogue-order.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/call.ts';
import { loadAllContents } from './load-contents.ts';
import { catalogueEntries } from './catalogue-entries.ts';
import { loadVerifications } from './verifications.ts';
import { todayInRealm } from './verifications.queries.ts';

export async function loadCatalogue(db: Db) {
  const today = await todayInRealm(db);
  return { today, entries: catalogueEntries(await loadAllContents(), await loadVerifications(db), today) };
}

export const listCatalogue: Handler<'listCatalogue'> = async ({ db }, { query: { sort, ...narrowing } }) => {
  const { today, entries } = await loadCatalogue(db);
  return { today, entries: catalogueView(entries, narrowing, sort) };
};
