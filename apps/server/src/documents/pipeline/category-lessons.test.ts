import type { Correction } from '@visawright/reading/classify/corrections.ts';
import type { DocumentReading, ReadJob } from '@visawright/reading/engine.types.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { processEditedCategory } from '../page-edits/process-edited-category.ts';
import { engineDocument, engineReading, engineValue } from '../../testing/engine-reading.ts';
import { createReadingTenant, linesPdf, type ReadingTenant } from '../../testing/reading-tenant.ts';

let at: ReadingTenant;
const embedding = Float32Array.from({ length: 384 }, (_, n) => (n === 7 ? 1 : 0));
const learnt: (readonly Correction[] | undefined)[] = [];
const answer = (job: ReadJob): DocumentReading => {
  learnt.push(job.learnt);
  const guess = engineDocument('Letter', 'Cover letter', [1], {
    categoryOutcome: 'confirm',
    values: { letterDate: engineValue('2026-11-01', 1) },
  });
  return engineReading([{ ...guess, embedding }], 1);
};

beforeAll(async () => {
  at = await createReadingTenant(async (job) => answer(job));
});
afterAll(() => at?.close());

test('stores a category correction without any text and passes it to the engine for the next document', async () => {
  const { tenant, agency } = at;
  const docId = await at.brings(await linesPdf(['NOC of CANARYCOMPANY']));
  await at.settles(docId);
  expect(learnt).toEqual([undefined]);
  const edit = { applicantUid: agency.applicantUid, docId, category: 'Proof of Employment' as const };
  const kind = 'Employment / NOC / leave letter';
  const wrong = processEditedCategory(at.as(agency.agent), { ...edit, kind: 'Bank statement' });
  await expect(wrong).rejects.toMatchObject({ code: 'input.invalid' });
  const moved = await processEditedCategory(at.as(agency.agent), { ...edit, kind });
  expect(moved).toMatchObject({ category: 'Proof of Employment', kind, categoryOutcome: 'accept' });
  await at.settles(docId);
  const [row, ...more] = await tenant.owner.many<Record<string, unknown>>(
    sql`select category, kind, was, engine, taught_by, body from category_lesson where realm_id = ${tenant.realmId}`,
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
  const values = await tenant.owner.get<{ kind: string; to_confirm: number }>(
    sql`select kind, to_confirm from document where realm_id = ${tenant.realmId} and document_uid = ${docId}`,
  );
  expect(values).toEqual({ kind, to_confirm: 0 });
});

test('stores a confirmation as a lesson too', async () => {
  const { tenant, agency } = at;
  const docId = await at.brings(await linesPdf(['a cover letter']));
  await at.settles(docId);
  const edit = { applicantUid: agency.applicantUid, docId, category: 'Letter' as const };
  expect(await processEditedCategory(at.as(agency.agent), edit)).toMatchObject({
    categoryOutcome: 'accept',
    kind: 'Cover letter',
  });
  const stored = await tenant.owner.get<{ kind: string }>(
    sql`select kind from category_lesson where realm_id = ${tenant.realmId} and document_uid = ${docId}`,
  );
  expect(stored.kind).toBe('Cover letter');
});
