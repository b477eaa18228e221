import type { Application } from '@visawright/contract/applications/application.ts';
import type { SavedView } from '@visawright/contract/identity/preferences.ts';
import { refuse, type Handlers } from './fake-server.ts';
import { uid } from './uid.ts';

const has = (asked: string | undefined, value: string) => asked === undefined || asked.split(',').includes(value);

// The calls of a list over rows held in memory: filters, order, pages, one row, saved views and a bulk action.
export function listServer(rows: readonly Application[], saved: readonly SavedView[] = []): Handlers {
  let views = [...saved];
  return {
    applicationsOfAgent: ({ query }) => {
      const { search = '', status, visaTo, travelAfter, sort = 'created', limit = '50', cursor = '0' } = query;
      const found = rows.filter(
        (row) =>
          row.applicantName.toLowerCase().includes(search.toLowerCase()) &&
          has(status, row.status) &&
          has(visaTo, row.visaDetails.visaTo) &&
          (travelAfter === undefined || row.visaDetails.fromDate.split('/').toReversed().join('-') >= travelAfter),
      );
      const ordered = sort.startsWith('-') ? found.toReversed() : found;
      const [from, to] = [Number(cursor), Number(cursor) + Number(limit)];
      return {
        items: ordered.slice(from, to),
        nextCursor: to < ordered.length ? String(to) : null,
        total: cursor === '0' ? ordered.length : null,
        more: false,
      };
    },
    exportApplications: ({ body: { search = '', only } }) => ({
      items: rows.filter(
        (row) =>
          (only?.includes(row.applicationUid) ?? true) &&
          row.applicantName.toLowerCase().includes(search.toLowerCase()),
      ),
      isCut: false,
    }),
    getApplication: ({ query }) =>
      rows.find(({ applicationUid }) => applicationUid === query.applicationUid) ?? refuse('record.notFound'),
    bulkApplications: ({ body }) => ({ done: body.applicationUids?.length ?? rows.length, failed: [] }),
    listSavedViews: () => ({ views }),
    createSavedView: ({ body }) => {
      const view: SavedView = { ...body, viewUid: uid(700 + views.length), isMine: true };
      views = [...views, view];
      return view;
    },
    deleteSavedView: ({ body }) => {
      views = views.filter(({ viewUid }) => viewUid !== body.viewUid);
      return { ok: true };
    },
  };
}
