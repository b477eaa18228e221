import type { FormVisitor, FormVisitors } from '@visawright/contract/forms/form-visitors.ts';
import { presence as timing } from '@visawright/contract/platform/constants.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../lib/http/send.ts';
import { createFormPresence } from './form-presence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asha = (part: Partial<FormVisitor> = {}): FormVisitor => ({
  name: 'Asha Verma',
  field: 'surname',
  locksForMs: null,
  goneInMs: timing.goneMs,
  ...part,
});

function open() {
  let reply: FormVisitors | Error = { visitors: [] };
  const unsaved = new Set<string>();
  const calls: string[] = [];
  const released = vi.fn<() => Promise<void>>(async () => undefined);
  const presence = createFormPresence({
    report: async (field, act) => {
      calls.push(`${act} ${field ?? '-'}`);
      if (reply instanceof Error) throw reply;
      return reply;
    },
    isUnsaved: (field) => unsaved.has(field),
    onReleased: released,
  });
  return {
    presence,
    unsaved,
    released,
    visitors: () => presence.store.getState().visitors,
    reply: (next: FormVisitors | Error) => void (reply = next),
    sent: () => calls.splice(0),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

test('reports on opening, then regularly, and says when it leaves', async () => {
  const { presence, sent, pass } = open();
  presence.enter();
  await pass(0);
  expect(sent()).toEqual(['stay -']);
  await pass(timing.reportMs * 2 + 10);
  expect(sent()).toEqual(['stay -', 'stay -']);
  presence.leave();
  await pass(timing.reportMs * 3);
  expect(sent()).toEqual(['leave -']);
});

test('tabbing through fields is one report; the first key is reported at once, later ones rarely', async () => {
  const { presence, sent, pass } = open();
  presence.enter();
  await pass(0);
  sent();
  for (const field of ['surname', 'city', 'hotel']) presence.focus(field);
  await pass(300);
  expect(sent()).toEqual(['stay hotel']);
  presence.edit('hotel');
  await pass(0);
  expect(sent()).toEqual(['edit hotel']);
  for (let key = 0; key < 60; key++) {
    presence.edit('hotel');
    await pass(100);
  }
  const reports = sent();
  expect(reports.length).toBeLessThanOrEqual(2);
  expect(new Set(reports)).toEqual(new Set(['edit hotel']));
  expect((60_000 / timing.renewMs) * 2).toBeLessThan(timing.callsPerMinute); // typing stays far below the limit
});

test('keeps the field until its value is saved, but not for ever', async () => {
  const { presence, unsaved, sent, pass } = open();
  presence.enter();
  presence.focus('surname');
  presence.edit('surname');
  await pass(0);
  unsaved.add('surname');
  sent();
  presence.focus('city');
  await pass(1_000);
  expect(sent()).toEqual([]);
  unsaved.delete('surname');
  await pass(400);
  expect(sent()).toEqual(['stay city']);

  presence.edit('city');
  await pass(0);
  unsaved.add('city');
  sent();
  presence.focus(null);
  await pass(4_000);
  expect(sent()).toEqual(['stay -']);
});

test('a field is free when its lock ends, also without a reply, and nobody stays for ever', async () => {
  const { presence, visitors, reply, pass } = open();
  reply({ visitors: [asha({ locksForMs: 4_000 })] });
  presence.enter();
  await pass(0);
  expect(visitors()).toEqual([{ name: 'Asha Verma', field: 'surname', isEditing: true }]);
  expect(presence.holderOf('surname')).toBe('Asha Verma');
  reply(new CallError(0, null)); // the network is gone
  await pass(4_010);
  expect(presence.holderOf('surname')).toBeNull();
  expect(visitors()).toEqual([{ name: 'Asha Verma', field: 'surname', isEditing: false }]);
  await pass(timing.goneMs);
  expect(visitors()).toEqual([]);
});

test('loads the saved value before a field that somebody left opens', async () => {
  const { presence, released, reply, pass } = open();
  reply({ visitors: [asha({ locksForMs: 9_000 })] });
  presence.enter();
  await pass(0);
  const loading = Promise.withResolvers<void>();
  released.mockReturnValueOnce(loading.promise);
  reply({ visitors: [asha({ field: 'city' })] });
  presence.refresh();
  await pass(400);
  expect(released).toHaveBeenCalledTimes(1);
  expect(presence.holderOf('surname')).toBe('Asha Verma');
  loading.resolve();
  await pass(0);
  expect(presence.holderOf('surname')).toBeNull();
});

test('stops when the application may no longer be opened', async () => {
  const { presence, visitors, reply, sent, pass } = open();
  reply({ visitors: [asha()] });
  presence.enter();
  await pass(0);
  expect(visitors()).toHaveLength(1);
  reply(new CallError(404, null));
  presence.refresh();
  await pass(400);
  expect(visitors()).toEqual([]);
  sent();
  await pass(60_000);
  expect(sent()).toEqual([]);
});
