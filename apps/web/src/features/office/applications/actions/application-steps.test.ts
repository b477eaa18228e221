import type { Application } from '@visawright/contract/applications/application.ts';
import type { Status } from '@visawright/contract/applications/application-status.ts';
import { expect, test } from 'vitest';
import { application } from '../../../../testing/applications.ts';
import { mayReopen } from './application-steps.ts';
import { staffNext } from './staff-step.ts';
import { rowMenu } from '../list/row-menu.ts';
import type { ApplicationActions } from './use-application-actions.tsx';
import { applicationsText } from '../../../../translations/applications/applications-texts.ts';

const row = (status: Status, can: Application['can']) =>
  application(1, { status, can, destinationId: 'germany', docIds: status === 'draft' ? [] : ['d'] });
const editor: Application['can'] = ['application.transfer'];

test('offers reopening only if the application is not editable, and only to editors', () => {
  expect(mayReopen(row('draft', editor))).toBe(false);
  expect(mayReopen(row('package-ready', editor))).toBe(true);
  expect(mayReopen(row('package-ready', ['application.review']))).toBe(false);
});

const actions = {
  next: (one: Application) => {
    const found = staffNext(one);
    return found && { step: found.step, label: found.step, run: () => undefined };
  },
} as ApplicationActions;
const entries = (status: Status, can: Application['can']) =>
  rowMenu(row(status, can), actions, applicationsText).map(({ id, label }) => (id === 'next' ? label : id));

test('contains only actions the record allows, the next step first', () => {
  expect(entries('draft', ['application.read'])).toEqual(['form']);
  expect(entries('draft', ['application.edit', 'application.transfer', 'application.sendForReview'])).toEqual([
    'addDocuments',
    'form',
    'edit',
    'message',
    'transfer',
    'send',
    'newFor',
    'delete',
  ]);
  expect(entries('package-ready', ['application.transfer', 'application.outcome'])).toEqual([
    'download',
    'form',
    'message',
    'transfer',
    'step',
    'outcome',
    'reopen',
    'newFor',
  ]);
  const submitted: Application['can'] = ['application.transfer', 'application.outcome', 'application.sendForReview'];
  expect(entries('submitted', submitted)).toEqual(['recordOutcome', 'form', 'message', 'transfer', 'reopen', 'newFor']);
});
