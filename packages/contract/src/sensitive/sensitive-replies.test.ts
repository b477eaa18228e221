import { expect, test } from 'vitest';
import { z } from 'zod';
import { findSensitive, sensitive } from './sensitive.ts';
import { operations, type OperationId } from '../operations/index.ts';
import type { Operation } from '../operations/operation.ts';
import { sensitiveReplyOf } from './sensitive-replies.ts';

const all = Object.entries(operations) as [OperationId, Operation][];

test('every operation that replies a sensitive field or bytes says whose they are', () => {
  for (const [id, operation] of all) expect(() => sensitiveReplyOf(operation), id).not.toThrow();
  const found = all.filter(([, operation]) => sensitiveReplyOf(operation) !== undefined).map(([id]) => id);
  expect(found.length).toBeGreaterThan(40);
  for (const id of ['getForm', 'documentsOfApplicant', 'primaryDocuments', 'extractedDocuments', 'base64FromUrl'])
    expect(found).toContain(id);
});

test('only operations of signed-in people reply sensitive fields', () => {
  for (const [id, operation] of all) if (operation.whose !== undefined) expect(operation.access, id).not.toBe('public');
});

const secret = sensitive('birthDate', z.string());

test.each([
  ['an object', z.object({ a: secret }), { a: 'x' }],
  ['a nested list', z.object({ a: z.array(z.object({ b: secret.nullable() })) }), { a: [{ b: null }, { b: 'x' }] }],
  ['a record', z.record(z.string(), z.object({ a: secret.optional() })), { k: { a: 'x' } }],
  ['a union', z.union([z.null(), z.object({ a: secret })]), { a: 'x' }],
  [
    'a discriminated union',
    z.discriminatedUnion('k', [z.object({ k: z.literal(1) }), z.object({ k: z.literal(2), a: secret })]),
    { k: 2, a: 'x' },
  ],
  ['a lazy schema', z.object({ a: z.lazy(() => z.object({ b: secret })) }), { a: { b: 'x' } }],
  ['a tuple', z.tuple([z.number(), secret]), [1, 'x']],
  ['an intersection', z.intersection(z.object({ a: z.string() }), z.object({ b: secret })), { a: '', b: 'x' }],
  ['a pipe', z.object({ a: z.string().pipe(secret) }), { a: 'x' }],
  ['a default', z.object({ a: secret.default('') }), { a: 'x' }],
  [
    'a picked and extended object',
    z.object({ a: secret, b: z.string() }).pick({ a: true }).extend({ c: z.string() }),
    { a: 'x' },
  ],
  ['a partial object', z.object({ a: secret }).partial(), { a: 'x' }],
] as const)('a field inside %s is found', (_name, schema, value) => {
  const { paths, collect } = findSensitive(schema);
  expect(paths).toHaveLength(1);
  const content = { fields: new Set<never>(), docIds: new Set<string>() };
  expect(collect(value, content)).toBe(true);
  expect([...content.fields]).toEqual(['birthDate']);
});

test('a schema that cannot be searched is refused', () => {
  expect(() => findSensitive(z.map(z.string(), secret))).toThrow('not searched');
  expect(() => findSensitive(z.object({}).catchall(secret))).toThrow('needs a name');
});

const about = { method: 'GET', path: '/x', summary: '', access: 'document.read' } as const;

test('an operation with a sensitive reply must say whose', () => {
  const reply = z.object({
    applicantUid: z.string(),
    items: z.array(z.object({ applicantUid: z.string(), a: secret })),
  });
  expect(() => sensitiveReplyOf({ ...about, reply })).toThrow('does not say whose');
  expect(() => sensitiveReplyOf({ ...about, reply, whose: 'query.applicantUid' })).toThrow('does not say whose');
  expect(() => sensitiveReplyOf({ ...about, reply, whose: 'reply.rows.applicantUid' })).toThrow('has no rows');
  expect(() => sensitiveReplyOf({ ...about, reply: z.never(), repliesBytes: true })).toThrow('does not say whose');
  const outside = reply.extend({ b: secret });
  expect(() => sensitiveReplyOf({ ...about, reply: outside, whose: 'reply.items.applicantUid' })).toThrow('outside');
});

test('each person of a list is named with their own fields and documents', () => {
  const { collect } = sensitiveReplyOf(operations.documentsOfApplicant)!;
  const document = (applicantUid: string, docId: string, fileName: string, docFields: object) => ({
    applicantUid,
    docId,
    fileName,
    docFields,
  });
  const opened = collect(
    {
      documents: [
        document('one', 'a', 'a.pdf', { passportNumber: 'Z1' }),
        document('two', 'b', 'b.pdf', {}),
        document('one', 'c', '', {}),
      ],
    },
    {},
  );
  expect(opened.map(({ subject, content }) => [subject.uid, [...content.fields], [...content.docIds]])).toEqual([
    ['one', ['fileName', 'documentValues'], ['a']],
    ['two', ['fileName'], ['b']],
  ]);
});
