import { z } from 'zod';
import { CategoryLesson } from '../../documents/sorting/category-lesson.ts';
import { SortingQuestion } from '../../documents/sorting/sorting-question.ts';
import { addresses } from '../addresses.ts';
import { operation } from '../operation.ts';

const uid = z.uuid();
const lessons = z.object({ lessons: z.array(CategoryLesson) }); // newest first

export const sortingOperations = {
  sorting: operation({
    ...addresses.sorting,
    summary:
      'The documents of everyone who travels with this application that a person has to place, or whose category ' +
      'is only likely, with the reasons and the likeliest travellers',
    access: 'document.edit',
    whose: 'reply.questions.applicantUid',
    query: z.strictObject({ applicationUid: uid }),
    reply: z.object({ questions: z.array(SortingQuestion) }),
  }),
  listCategoryLessons: operation({
    ...addresses.listCategoryLessons,
    summary: 'What people of the realm taught the classifier, newest first',
    access: 'realm.settings',
    reply: lessons,
  }),
  removeCategoryLesson: operation({
    ...addresses.removeCategoryLesson,
    summary: 'Remove what was taught; documents keep their category',
    access: 'realm.settings',
    body: z.strictObject({ lessonUid: uid }),
    reply: lessons,
    isOnce: true,
  }),
};
