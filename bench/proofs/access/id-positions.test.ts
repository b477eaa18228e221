import { expect, test } from 'vitest';
import { z } from 'zod';
import { operations } from '@visawright/contract/operations/index.ts';
import { idPositions, withValueAt } from './id-positions.ts';

const named = (id: keyof typeof operations) => idPositions(operations[id]).map((at) => at.join('.'));

test('finds ids in the query, the body, lists, unions and nested objects', () => {
  expect(named('transferToAgent')).toEqual(['query.agentUid', 'query.applicationUid', 'query.applicantUid']);
  expect(named('listApplicants')).toEqual(['query.agent']);
  expect(named('sendForReview')).toEqual(['query.applicationUid', 'body.reviewerUids.0']);
  expect(named('updateApplication')).toContain('body.application.review.tasks.0.reviewerUid');
  expect(named('updateApplication')).toContain('body.application.docIds.0');
  expect(named('getProfile')).toEqual(['query.id']);
});

test('does not treat a passport number as a record id', () => expect(named('findApplicantsByPassport')).toEqual([]));

test('withValueAt changes only the given position', () => {
  const input = { body: { ids: ['a', 'b'], other: z.NEVER } };
  expect(withValueAt(input, ['body', 'ids', 0], 'c')).toEqual({ body: { ids: ['c', 'b'], other: z.NEVER } });
  expect(withValueAt(input, ['query', 'id'], 'c')).toBeUndefined();
  expect(input.body.ids).toEqual(['a', 'b']);
});
