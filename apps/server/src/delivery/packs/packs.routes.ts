import { AppError } from '../../platform/errors/app-error.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { decidePack } from './decide-pack.ts';
import { listPageReports, reportPage } from './page-reports.ts';
import { countReports, presentPack, presentPackDetail } from './present-pack.ts';
import { proposePack } from './propose-pack.ts';
import { approvedStates, loadPacks, loadPacksOfPortal, loadPublishedPacks, type RealmPack } from './realm-packs.ts';
import { signPack } from './sign-pack.ts';

async function getRealmPack(db: Db, packUid: string): Promise<RealmPack> {
  const found = (await loadPacks(db)).find((each) => each.packUid === packUid);
  if (!found) throw new AppError('extension.packUnknown');
  return found;
}

const isProposed = ({ state }: RealmPack) => state === 'proposed';

export const packHandlers = {
  knownPortals: async ({ db }) => ({
    items: (await loadPublishedPacks(db)).map(({ sha256, pack }) => {
      const { portal, name, destination, number, origins, isPractice, isVerified } = pack;
      return { portal, name, destination, number, sha256, origins, isPractice, isVerified };
    }),
  }),
  publishedPack: async ({ db, parts }, { query }) => {
    const found = (await loadPacksOfPortal(db, query.portal)).find(({ state, pack }) =>
      query.number === undefined
        ? state === 'published'
        : approvedStates.includes(state) && pack.number === query.number,
    );
    if (!found) throw new AppError('extension.packUnknown');
    return signPack(db, parts.keys, found);
  },
  listPacks: async ({ db, actor }) => {
    const packs = await loadPacks(db);
    const reports = await countReports(db);
    const inOrder = [...packs.filter(isProposed), ...packs.filter((each) => !isProposed(each))];
    return { items: await Promise.all(inOrder.map((each) => presentPack(db, actor, each, reports))) };
  },
  getPack: async ({ db, actor }, { query }) => presentPackDetail(db, actor, await getRealmPack(db, query.packUid)),
  proposePack,
  decidePack,
  reportPage,
  listPageReports,
} satisfies Partial<Handlers>;
