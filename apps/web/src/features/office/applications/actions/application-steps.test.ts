import type { Application } from '@visawright/contract/applications/application.ts';
import type { Status } from '@visawright/contract/applications/application-status.ts';
import { expect, test } from 'vitest';
import { mayReopen, nextStep } from './application-steps.ts';
import { rowMenu } from '../list/row-menu.ts';
import type { ApplicationActions } from './use-application-actions.tsx';
import { applicationsText } from '../../../../translations/applications/applications-texts.ts';

const row = (status: Status, can: Application['can'], destinationId = 'germany') =>
  ({ status, can, destinationId, review: { state: 'none' } }) as Application;
const editor: Application['can'] = ['application.transfer'];

test('a finished package is followed by the online form, then by submission', () => {
  expect(nextStep(row('package-ready', editor))).toBe('online-form-completed');
  expect(nextStep(row('online-form-completed', editor))).toBe('submitted');
  expect(nextStep(row('submitted', editor))).toBeNull();
  expect(nextStep(row('draft', editor))).toBeNull();
});

test('a finished package is submitted directly if the destination has no online form', () => {
  expect(nextStep(row('package-ready', editor, 'japan'))).toBe('submitted');
});

test('offers no step to people who may not edit', () => {
  expect(nextStep(row('package-ready', ['application.review']))).toBeNull();
  expect(mayReopen(row('package-ready', ['application.review']))).toBe(false);
});

test('offers reopening only if the application is not editable', () => {
  expect(mayReopen(row('draft', editor))).toBe(false);
  expect(mayReopen(row('package-ready', editor))).toBe(true);
});

const entries = (status: Status, can: Application['can']) =>
  rowMenu(row(status, can), {} as ApplicationActions, applicationsText).map(({ id }) => id);

test('contains only actions the record allows', () => {
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
