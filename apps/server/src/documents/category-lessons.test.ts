import type { Correction } from '@visawright/reading/classify/learnt.ts';
import type { DocumentReading, ReadJob } from '@visawright/reading/engine.types.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../access/db.ts';
import { processEditedCategory } from '../pages/process-edited-category.ts';
import { answered, linesPdf, openReadingHouse, paper, read, type ReadingHouse } from '../testing/reading-house.ts';

let at: ReadingHouse;
const embedding = Float32Array.from({ length: 384 }, (_, n) => (n === 7 ? 1 : 0));
const learnt: (readonly Correction[] | undefined)[] = [];
const answer = (job: ReadJob): DocumentReading => {
  learnt.push(job.learnt);
  const guess = paper('Letter', 'Cover letter', [1], {
    categoryOutcome: 'confirm',
    values: { letterDate: read('2026-11-01', 1) },
  });
  return answered([{ ...guess, embedding }], 1);
};

beforeAll(async () => {
  at = await openReadingHouse(async (job) => answer(job));
});
afterAll(() => at?.close());

test('a person’s word on a paper is kept without a word of it and given to the engine with the next paper', async () => {
  const { house, agency } = at;
  const docId = await at.brings(await linesPdf(['NOC of CANARYCOMPANY']));
  await at.settles(docId);
  expect(learnt).toEqual([undefined]);
  const told = { applicantUid: agency.applicantUid, docId, category: 'Proof of Employment' as const };
  const kind = 'Employment / NOC / leave letter';
  const wrong = processEditedCategory(at.as(agency.agent), { ...told, kind: 'Bank statement' });
  await expect(wrong).rejects.toMatchObject({ code: 'input.invalid' });
  const moved = await processEditedCategory(at.as(agency.agent), { ...told, kind });
  expect(moved).toMatchObject({ category: 'Proof of Employment', kind, categoryOutcome: 'accept' });
  await at.settles(docId);
  const [row, ...more] = await house.owner.many<Record<string, unknown>>(
    sql`select category, kind, was, engine, taught_by, body from category_lesson where realm_id = ${house.realmId}`,
  );
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    category: 'Proof of Employment',
    kind,
    was: 'Cover letter',
    taught_by: agency.agent.personUid,
  });
  expect((row!['body'] as Buffer).includes(Buffer.from(embedding.buffer))).toBe(false); // sealed

  const next = await at.brings(await linesPdf(['another']));
  await at.settles(next);
  expect(learnt.at(-1)).toEqual([
    { category: 'Proof of Employment', kind, was: 'Cover letter', engine: expect.any(String), embedding },
  ]);
  const values = await house.owner.get<{ kind: string; to_confirm: number }>(
    sql`select kind, to_confirm from document where realm_id = ${house.realmId} and document_uid = ${docId}`,
  );
  expect(values).toEqual({ kind, to_confirm: 0 });
});

test('confirming what the product thought is a lesson too', async () => {
  const { house, agency } = at;
  const docId = await at.brings(await linesPdf(['a cover letter']));
  await at.settles(docId);
  const told = { applicantUid: agency.applicantUid, docId, category: 'Letter' as const };
  expect(await processEditedCategory(at.as(agency.agent), told)).toMatchObject({
    categoryOutcome: 'accept',
    kind: 'Cover letter',
  });
  const kept = await house.owner.get<{ kind: string }>(
    sql`select kind from category_lesson where realm_id = ${house.realmId} and document_uid = ${docId}`,
  );
  expect(kept.kind).toBe('Cover letter');
});
