import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CategoryLesson } from '@visawright/contract/documents/sorting/category-lesson.ts';
import { lostConnection, refuse, startServer, type Handlers } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { uid } from '../../../../testing/uid.ts';
import { LessonsTab } from './LessonsTab.tsx';

const lesson = (number: number, part: Partial<CategoryLesson> = {}): CategoryLesson => ({
  lessonUid: uid(number),
  category: 'Proof of Employment',
  kind: 'Salary slip',
  was: 'Bank statement',
  isUsed: true,
  taughtByName: 'Asha Verma',
  taughtAt: '2026-11-18T09:00:00.000Z',
  ...part,
});

async function open(lessons: CategoryLesson[], more: Handlers = {}) {
  await page.viewport(1440, 900);
  let left = lessons;
  const server = startServer({
    listCategoryLessons: () => ({ lessons: left }),
    removeCategoryLesson: ({ body }) => {
      left = left.filter(({ lessonUid }) => lessonUid !== body.lessonUid);
      return { lessons: left };
    },
    ...more,
  });
  const screen = await renderScreen(<LessonsTab />, {
    user: { ...agent, role: ['admin'] },
    at: '/settings?tab=lessons',
  });
  return { ...screen, server };
}

test('says what was taught, by whom and when, and removes a line', async () => {
  const screen = await open([lesson(1), lesson(2, { kind: null, category: 'Letter', was: null, isUsed: false })]);
  await expect.element(screen.getByRole('cell', { name: /Salary slip Proof of Employment/ })).toBeVisible();
  await expect.element(screen.getByText('Not recognised')).toBeVisible();
  await expect.element(screen.getByText('counted, not compared with new documents')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove what was taught about Salary slip' }));
  await expect.poll(() => document.querySelectorAll('[data-lesson]').length).toBe(1);
  expect(screen.server.calls('removeCategoryLesson').map(({ body }) => body.lessonUid)).toEqual([uid(1)]);
});

test('an empty list and a failing one say so', async () => {
  const screen = await open([]);
  await expect.element(screen.getByText('Nobody has taught us anything yet.')).toBeVisible();
});

test('a removal that fails keeps the line and says why', async () => {
  const screen = await open([lesson(1)], { removeCategoryLesson: () => refuse('record.notFound') });
  await userEvent.click(screen.getByRole('button', { name: /Remove what was taught/ }));
  await expect.element(screen.getByText('We could not find that.')).toBeVisible();
  expect(document.querySelectorAll('[data-lesson]')).toHaveLength(1);
});

test('without a connection it offers to try again', async () => {
  const screen = await open([], { listCategoryLessons: lostConnection });
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
