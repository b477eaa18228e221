import { afterEach, expect, test, vi } from 'vitest';
import { openSpanReceiver } from '../../testing/monitoring/span-receiver.ts';
import { openSpanExporter } from './export-spans.ts';
import type { FinishedSpan, SpanAttributes } from './span.types.ts';
import { isSampled, setSpanExporter, startEntrySpan, startSpan, withSpan } from './span.ts';
import { newSpanId, newTraceId, readTraceparent, runInTrace, writeTraceparent } from './trace-context.ts';

afterEach(() => setSpanExporter(undefined));

const resource = { 'service.name': 'visawright-api' };
const spanWith = (attributes: SpanAttributes, name = 'GET /a/:b'): FinishedSpan => ({
  traceId: newTraceId(),
  spanId: newSpanId(),
  parentSpanId: undefined,
  name,
  kind: 'server',
  startMs: 1_790_000_000_000.25,
  endMs: 1_790_000_000_001,
  attributes,
  isError: false,
});

test('a header is read only in the known format', () => {
  const context = { traceId: newTraceId(), spanId: newSpanId(), isRecorded: true };
  expect(readTraceparent(writeTraceparent(context))).toEqual(context);
  const { traceId, spanId } = context;
  for (const wrong of [
    undefined,
    '',
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `ff-${traceId}-${spanId}-01`,
    `00-${traceId.toUpperCase()}X-${spanId}-01`,
    [`00-${traceId}-${spanId}-01`],
  ])
    expect(readTraceparent(wrong)).toBeUndefined();
});

test('values that do not look like what their attribute holds never leave', async () => {
  const receiver = await openSpanReceiver();
  const exporter = openSpanExporter({ endpoint: receiver.endpoint, headers: {}, ratio: 1, resource });
  const mistakes: SpanAttributes = {
    'http.route': '/applicant?email=asha@mailbox.test',
    'db.operation.name': "select 'Asha'",
    'db.collection.name': 'person where email = 1',
    'peer.service': 'Asha Verma',
    'visawright.realm': 'K8842907',
    'error.type': 'invalid input syntax: "Asha"',
  };
  exporter.add(spanWith(mistakes));
  exporter.add(spanWith({ 'unknown.attribute': 'K8842907' } as SpanAttributes, 'Asha <asha@mailbox.test>'));
  exporter.add(spanWith({ 'http.route': '/a/:b', 'http.response.status_code': 200 }));
  await exporter.close();
  receiver.close();
  const spans = receiver.spans();
  expect(spans[0]!.attributes.map(({ value }) => value.stringValue)).toEqual(Array(6).fill('removed'));
  expect([spans[1]!.name, spans[1]!.attributes[0]!.value.stringValue]).toEqual(['removed', 'removed']);
  expect(spans[2]).toMatchObject({ startTimeUnixNano: '1790000000000250000', endTimeUnixNano: '1790000000001000000' });
  expect(receiver.everything()).not.toMatch(/asha|K8842907/i);
});

test('a collector that does not answer costs spans, never a call', async () => {
  const results: [boolean, number][] = [];
  const exporter = openSpanExporter({
    endpoint: 'http://127.0.0.1:9',
    headers: {},
    ratio: 1,
    resource,
    onResult: (...result) => results.push(result),
  });
  for (let n = 0; n < 9_000; n++) exporter.add(spanWith({}));
  await vi.waitFor(() => expect(results.reduce((sum, [, n]) => sum + n, 0)).toBe(9_000), { timeout: 10_000 });
  expect(results.every(([isDelivered]) => !isDelivered)).toBe(true);
  await exporter.close();
});

test('the share of traces is decided by the id alone; without tracing nothing is recorded', async () => {
  const receiver = await openSpanReceiver();
  const half = openSpanExporter({ endpoint: receiver.endpoint, headers: {}, ratio: 0.5, resource });
  const none = openSpanExporter({ endpoint: receiver.endpoint, headers: {}, ratio: 0, resource });
  const ids = Array.from({ length: 2_000 }, newTraceId);
  const share = ids.filter((id) => half.samples(id)).length / ids.length;
  expect(share).toBeGreaterThan(0.42);
  expect(share).toBeLessThan(0.58);
  expect(ids.some((id) => none.samples(id))).toBe(false);
  await Promise.all([half.close(), none.close()]);
  receiver.close();

  const context = { traceId: newTraceId(), spanId: newSpanId(), isRecorded: true };
  expect(isSampled(context.traceId)).toBe(false);
  expect(startEntrySpan(context, undefined, 'job a', 'consumer', {})).toBeUndefined();
  expect(runInTrace(context, () => startSpan('a', 'internal', {}))).toBeUndefined();
});

test('spans nest, and one that throws says so by a code, never by its message', async () => {
  const receiver = await openSpanReceiver();
  setSpanExporter(openSpanExporter({ endpoint: receiver.endpoint, headers: {}, ratio: 1, resource }));
  const context = { traceId: newTraceId(), spanId: newSpanId(), isRecorded: true };
  const entry = startEntrySpan(context, undefined, 'job a', 'consumer', {})!;
  const failed = runInTrace(context, () =>
    withSpan('outer', 'internal', {}, () =>
      withSpan('inner', 'client', {}, async () => {
        throw Object.assign(new Error('duplicate key: "Asha"'), { code: '23505' });
      }),
    ),
  );
  await expect(failed).rejects.toThrow('duplicate key');
  entry.end();
  entry.end(); // ended once
  await vi.waitFor(() => expect(receiver.spans()).toHaveLength(3), { timeout: 10_000 });
  const [inner, outer, job] = receiver.spans();
  expect([inner!.parentSpanId, outer!.parentSpanId, job!.parentSpanId]).toEqual([
    outer!.spanId,
    job!.spanId,
    undefined,
  ]);
  expect(inner).toMatchObject({ status: { code: 2 } });
  expect(inner!.attributes).toContainEqual({ key: 'error.type', value: { stringValue: '23505' } });
  expect(receiver.everything()).not.toContain('Asha');
  receiver.close();
});
