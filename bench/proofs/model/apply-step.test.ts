import { expect, test } from 'vitest';
import { applyStep } from './apply-step.ts';
import type { Realm, Step } from './life.types.ts';

const empty: Realm = { needsApproval: true, lives: [], travellerOf: 'agent' };
const after = (...steps: Step[]) =>
  steps.reduce(
    ({ realm, answers }, step) => {
      const next = applyStep(realm, step);
      return { realm: next.realm, answers: [...answers, next.answer] };
    },
    { realm: empty, answers: [] as string[] },
  );
const create: Step = { do: 'create', by: 'agency', country: 'Japan' };
const begin: Step = { do: 'edit', by: 'agent', life: 0, version: 1, documents: [0] };

test('an application goes from its first document to submission with the required approval', () => {
  const { realm, answers } = after(
    create,
    begin,
    { do: 'declare', life: 0 },
    { do: 'package', life: 0 },
    { do: 'send', by: 'agent', life: 0, to: ['reviewer'] },
    { do: 'review', by: 'reviewer', life: 0, verdict: 'approved', formOf: 'Japan' },
    { do: 'package', life: 0 },
    { do: 'move', by: 'agent', life: 0, to: 'online-form-completed', version: undefined },
    { do: 'move', by: 'agent', life: 0, to: 'submitted', version: undefined },
  );
  expect(answers.filter((answer) => answer !== 'done')).toEqual([
    'application.guardRefused',
    'application.guardRefused',
  ]);
  expect(realm.lives[0]).toMatchObject({ status: 'submitted', review: 'approved', version: 7 });
});

test('a transferred application is no longer accessible, and a stale version changes nothing', () => {
  const { realm, answers } = after(
    create,
    begin,
    { ...begin, documents: [1] },
    { do: 'transfer', by: 'agent', life: 0, to: 'other' },
    { do: 'outcome', by: 'agent', life: 0, outcome: 'APPROVED' },
  );
  expect(answers).toEqual(['done', 'done', 'application.versionStale', 'done', 'record.notFound']);
  expect(realm).toMatchObject({ travellerOf: 'other', lives: [{ agent: 'other', documents: [0], version: 3 }] });
});
