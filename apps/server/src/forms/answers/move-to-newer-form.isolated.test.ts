import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { changesOf } from '../../testing/test-agency.ts';
import { createFormTenant } from '../../testing/form-tenant.ts';
import { answerHistory } from './answer-history.ts';
import { moveToNewerForm } from './move-to-newer-form.ts';

// The German form of this test had a question more in its first version.
const newest = vi.hoisted(() => ({ version: 1 }));
vi.mock('@visawright/forms/versions/form-version.ts', () => ({ newestVersion: () => newest.version }));
vi.mock('@visawright/forms/versions/load-form-version.ts', () => ({
  async loadFormVersion(_id: string, version: number) {
    const form = await loadForm('germany');
    const asked = { id: 'petName', label: 'Name of your pet', type: 'text' as const, required: false };
    const [first, ...rest] = form.sections;
    return version === 1 ? { ...form, sections: [{ ...first!, fields: [...first!.fields, asked] }, ...rest] } : form;
  },
}));

const { tenant, here, close } = await createFormTenant();
afterAll(close);

test('keeps the form version until it is moved, and lists what changed', async () => {
  const applicantUid = await tenant.applicant({ agencyUid: here.agencyUid, agentUid: here.agent.personUid });
  const { docId } = await here.passport(applicantUid);
  const { applicationUid } = await here.begin(here.agent, applicantUid, [docId]);
  await here.write(here.agent, applicationUid, { petName: 'Moti', surnameAtBirth: 'Joshi' });
  const move = (formVersion: number) =>
    moveToNewerForm(tenant.db, tenant.keys, here.agent, { applicationUid, formVersion });
  await expect(move(2)).rejects.toMatchObject({ code: 'application.versionStale' });

  newest.version = 2;
  const stored = await here.form(here.agent, applicationUid);
  expect(stored).toMatchObject({
    formVersion: 1,
    newer: { version: 2, changes: [{ kind: 'fieldRemoved', id: 'petName' }] },
    answers: { petName: { value: 'Moti' } },
  });
  expect(JSON.stringify(stored.definition)).toContain('Name of your pet');

  const moved = await move(2);
  expect(moved).toMatchObject({ formVersion: 2, definition: null, newer: null, version: stored.version + 1 });
  expect(Object.keys(moved.answers)).toEqual(['surnameAtBirth']);
  expect(await answerHistory(tenant.db, tenant.keys, here.agent, { applicationUid, field: 'petName' })).toMatchObject([
    { value: 'Moti' },
  ]);
  expect((await changesOf(tenant, applicationUid)).at(-1)).toMatchObject({ kind: 'formMoved', was: '1', became: '2' });
  const started = await here.begin(here.agent, applicantUid, [docId]);
  expect((await here.form(here.agent, started.applicationUid)).formVersion).toBe(2);
});
