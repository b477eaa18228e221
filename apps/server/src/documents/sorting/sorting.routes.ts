import type { Handlers } from '../../platform/http/call.ts';
import { listCategoryLessons, removeCategoryLesson } from './category-lessons-of-realm.ts';
import { getSorting } from './get-sorting.ts';

export const sortingHandlers = {
  sorting: async (call, { query }) => ({ questions: await getSorting(call, query.applicationUid) }),
  listCategoryLessons: async ({ db }) => ({ lessons: await listCategoryLessons(db) }),
  removeCategoryLesson: async ({ db, actor }, { body }) => ({
    lessons: await removeCategoryLesson(db, actor, body.lessonUid),
  }),
} satisfies Partial<Handlers>;
