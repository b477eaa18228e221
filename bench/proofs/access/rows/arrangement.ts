import { randomUUID } from 'node:crypto';
import type { arrangementOperations } from '@visawright/contract/operations/documents/arrangement.ts';
import type { sortingOperations } from '@visawright/contract/operations/documents/sorting.ts';
import type { Ids } from '../world.types.ts';
import type { Row, Sent } from './row.types.ts';

const arranging = (ids: Ids, step: Record<string, unknown>): Sent => ({
  body: {
    operationUid: randomUUID(),
    visitUid: randomUUID(),
    seen: [{ applicantUid: ids.applicant, version: 0 }],
    step,
  },
});
const placed = (ids: Ids) => ({ docId: ids.document, pageUid: ids.page });

export const arrangementRows: Record<keyof typeof arrangementOperations, Row> = {
  arrangement: {
    about: 'applicant',
    send: (ids) => ({ query: { applicantUid: ids.applicant, visitUid: randomUUID() } }),
    more: [(ids) => ({ query: { applicationUid: ids.open } })],
  },
  arrangePages: {
    about: 'document',
    send: (ids) => arranging(ids, { step: 'edit', ...placed(ids), operations: [{ op: 'rotate', degrees: 90 }] }),
    more: [
      (ids) => arranging(ids, { step: 'move', pages: [placed(ids)], toDocId: ids.document, afterPageUid: ids.page }),
      (ids) =>
        arranging(ids, {
          step: 'moveToNew',
          pages: [placed(ids)],
          newDocId: randomUUID(),
          applicantUid: ids.applicant,
          category: 'Letter',
        }),
      (ids) => arranging(ids, { step: 'rotate', pages: [placed(ids)], degrees: 90 }),
      (ids) => arranging(ids, { step: 'remove', pages: [placed(ids)] }),
      (ids) => arranging(ids, { step: 'categorise', docId: ids.document, category: 'Letter' }),
      (ids) =>
        arranging(ids, {
          step: 'place',
          docId: ids.document,
          newDocId: randomUUID(),
          applicantUid: ids.applicant,
          category: 'Letter',
        }),
      (ids) => arranging(ids, { step: 'discard', docId: ids.document }),
      (ids) => arranging(ids, { step: 'undo', operationUid: randomUUID() }),
    ],
  },
};

export const sortingRows: Record<keyof typeof sortingOperations, Row> = {
  sorting: { about: 'open', send: (ids) => ({ query: { applicationUid: ids.open } }) },
  listCategoryLessons: { about: 'nothing', send: () => ({}) },
  removeCategoryLesson: {
    about: 'nothing',
    send: () => ({ body: { lessonUid: randomUUID() } }),
    states: ['record.notFound'],
  },
};
