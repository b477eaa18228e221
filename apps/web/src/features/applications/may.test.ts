import type { Application } from '@visawright/contract/application.ts';
import type { Status } from '@visawright/contract/application-status.ts';
import { expect, test } from 'vitest';
import { mayReopen, nextStep } from './may.ts';
import { rowMenu } from './row-menu.ts';
import type { ApplicationActions } from './use-application-actions.tsx';

const row = (status: Status, can: Application['can'], destinationId = 'germany') =>
  ({ status, can, destinationId, review: { state: 'none' } }) as Application;
const keeper: Application['can'] = ['application.transfer'];

test('a finished package waits for the online form, then for being handed in', () => {
  expect(nextStep(row('package-ready', keeper))).toBe('online-form-completed');
  expect(nextStep(row('online-form-completed', keeper))).toBe('submitted');
  expect(nextStep(row('submitted', keeper))).toBeNull();
  expect(nextStep(row('draft', keeper))).toBeNull();
});

test('where a destination takes paper only, a finished package is handed in at once', () => {
  expect(nextStep(row('package-ready', keeper, 'japan'))).toBe('submitted');
});

test('whoever does not keep it is offered no step', () => {
  expect(nextStep(row('package-ready', ['application.review']))).toBeNull();
  expect(mayReopen(row('package-ready', ['application.review']))).toBe(false);
});

test('what can still be edited needs no reopening', () => {
  expect(mayReopen(row('draft', keeper))).toBe(false);
  expect(mayReopen(row('package-ready', keeper))).toBe(true);
});

const entries = (status: Status, can: Application['can']) =>
  rowMenu(row(status, can), {} as ApplicationActions, (key) => key).map(({ id }) => id);

test('the menu has just what the record allows', () => {
  expect(entries('draft', ['application.read'])).toEqual(['form']);
  expect(entries('draft', ['application.edit', 'application.transfer', 'application.sendForReview'])).toEqual([
    'form',
    'edit',
    'transfer',
    'send',
    'newFor',
    'delete',
  ]);
  expect(entries('submitted', ['application.outcome'])).toEqual(['form', 'outcome']);
});
