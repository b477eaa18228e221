import type { Application } from '@visawright/contract/applications/application.ts';
import { expect, test, vi } from 'vitest';
import { createDrafts } from './create-drafts.ts';

const people = ['a', 'b', 'c'].map((applicantUid) => ({ applicantUid, name: applicantUid, passportMasked: null }));
const reply = (applicationUid: string) => ({ applicationUid, tripUid: 'trip' }) as Application;

test('adds the other travellers to the trip of the first and returns the first application', async () => {
  const draft = vi.fn(async ({ applicantUid }: { applicantUid: string }) => reply(`of ${applicantUid}`));
  const first = await createDrafts(people, new Map(), draft);
  expect(first.applicationUid).toBe('of a');
  expect(draft.mock.calls.map((call) => (call as unknown[])[1])).toEqual([null, 'trip', 'trip']);
});

test('creates only the missing drafts on retry', async () => {
  const made = new Map<string, Application>();
  let broken = true;
  const draft = vi.fn(async ({ applicantUid }: { applicantUid: string }) => {
    if (broken && applicantUid === 'b') throw new Error('the line is down');
    return reply(`of ${applicantUid}`);
  });
  await expect(createDrafts(people, made, draft)).rejects.toThrow('the line is down');
  broken = false;
  await createDrafts(people, made, draft);
  expect(draft.mock.calls.map(([{ applicantUid }]) => applicantUid)).toEqual(['a', 'b', 'b', 'c']);
});
