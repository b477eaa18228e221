import type { sortingOperations } from '../../operations/documents/sorting.ts';
import type { ExamplesOf } from '../example.types.ts';
import { samples } from '../samples.ts';

export const sortingExamples: ExamplesOf<typeof sortingOperations> = {
  sorting: { as: 'agent', query: { applicationUid: samples.openApplication } },
  listCategoryLessons: { as: 'admin' },
  removeCategoryLesson: { as: 'admin', body: { lessonUid: samples.lesson } },
};
