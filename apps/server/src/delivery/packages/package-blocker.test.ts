import { errors } from '@visawright/contract/platform/errors.ts';
import { expect, test } from 'vitest';
import { awaitsApproval, blockerErrors, packageBlocker } from './package-blocker.ts';

const ready = {
  status: 'form-data-collected',
  review: 'none',
  form_id: 'form-1',
  needs_approval: false,
  are_documents_busy: false,
} as const;

test('a declared application without open work gets its package', () => {
  expect(packageBlocker(ready)).toBeNull();
  expect(packageBlocker({ ...ready, status: 'submitted' })).toBeNull();
  expect(packageBlocker({ ...ready, needs_approval: true, review: 'approved' })).toBeNull();
});

test('nothing is built before the declaration or without a form', () => {
  expect(packageBlocker({ ...ready, status: 'initiated' })).toBe('notDeclared');
  expect(packageBlocker({ ...ready, form_id: null })).toBe('notDeclared');
});

test.each(['none', 'requested', 'returned'] as const)('an approval that is needed is not given by %s', (review) => {
  expect(awaitsApproval({ needs_approval: true, review })).toBe(true);
  expect(awaitsApproval({ needs_approval: false, review })).toBe(false);
  expect(packageBlocker({ ...ready, needs_approval: true, review })).toBe('approval');
});

test('documents in work are waited for, after everything a person has to do', () => {
  const busy = { ...ready, are_documents_busy: true };
  expect(packageBlocker(busy)).toBe('documentsBusy');
  expect(packageBlocker({ ...busy, needs_approval: true })).toBe('approval');
  expect(packageBlocker({ ...busy, needs_approval: true, status: 'draft' })).toBe('notDeclared');
});

test('every reason has its own error', () => {
  expect(Object.values(blockerErrors)).toEqual([
    'package.notDeclared',
    'package.approvalNeeded',
    'package.documentsBusy',
  ]);
  for (const code of Object.values(blockerErrors)) expect(errors[code].text).not.toBe('');
});
