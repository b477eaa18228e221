import type { Application } from '@visawright/contract/application.ts';
import { expect, test, vi } from 'vitest';
import { makeDrafts } from './make-drafts.ts';

const people = ['a', 'b', 'c'].map((applicantUid) => ({ applicantUid, name: applicantUid, passportMasked: null }));
const reply = (applicationUid: string) => ({ applicationUid, tripUid: 'trip' }) as Application;

test('the others join the trip that the first reply names, and the first application is shown', async () => {
  const draft = vi.fn(async ({ applicantUid }: { applicantUid: string }) => reply(`of ${applicantUid}`));
  const first = await makeDrafts(people, new Map(), draft);
  expect(first.applicationUid).toBe('of a');
  expect(draft.mock.calls.map((call) => (call as unknown[])[1])).toEqual([null, 'trip', 'trip']);
});

test('after a fault, trying again makes only those still missing', async () => {
  const made = new Map<string, Application>();
  let broken = true;
  const draft = vi.fn(async ({ applicantUid }: { applicantUid: string }) => {
    if (broken && applicantUid === 'b') throw new Error('the line is down');
    return reply(`of ${applicantUid}`);
  });
  await expect(makeDrafts(people, made, draft)).rejects.toThrow('the line is down');
  broken = false;
  await makeDrafts(people, made, draft);
  expect(draft.mock.calls.map(([{ applicantUid }]) => applicantUid)).toEqual(['a', 'b', 'b', 'c']);
});
