import { expect, test, vi } from 'vitest';
import { runToEnd, startChild, stopChildren } from './children.ts';

const options = { cwd: import.meta.dirname, env: process.env };
const script = (text: string) => ['-e', text];

test('prefixes every line of a child with its name', async () => {
  const written: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  await runToEnd('api', process.execPath, script("console.log('one\\ntwo')"), options);
  spy.mockRestore();
  expect(written).toEqual(['api    │ one\n', 'api    │ two\n']);
});

test('reports a failed or missing command with its name', async () => {
  await expect(runToEnd('seed', process.execPath, script('process.exit(3)'), options)).rejects.toThrow(
    'seed failed (3)',
  );
  await expect(runToEnd('seed', 'no-such-command', [], options)).rejects.toThrow('seed failed (127)');
});

test('kills a child that ignores SIGTERM', async () => {
  const stubborn = startChild(
    'stubborn',
    process.execPath,
    script("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.send('up')"),
    {
      ...options,
      signalsReady: true,
    },
  );
  await new Promise((resolve) => stubborn.process.once('message', resolve));
  await stopChildren([stubborn], 200);
  expect(stubborn.process.signalCode).toBe('SIGKILL');
});
