import { expect, test, vi } from 'vitest';
import { runToEnd, startChild, stopChildren } from './children.ts';

const options = { cwd: import.meta.dirname, env: process.env };
const script = (text: string) => ['-e', text];

test('every line of a child stands under its name', async () => {
  const written: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  await runToEnd('api', process.execPath, script("console.log('one\\ntwo')"), options);
  spy.mockRestore();
  expect(written).toEqual(['api    │ one\n', 'api    │ two\n']);
});

test('a command that fails, or does not exist, is an error with its name', async () => {
  await expect(runToEnd('seed', process.execPath, script('process.exit(3)'), options)).rejects.toThrow(
    'seed failed (3)',
  );
  await expect(runToEnd('seed', 'no-such-command', [], options)).rejects.toThrow('seed failed (127)');
});

test('a child that does not heed the polite signal is ended by force', async () => {
  const deaf = startChild(
    'deaf',
    process.execPath,
    script("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.send('up')"),
    {
      ...options,
      tellsReady: true,
    },
  );
  await new Promise((resolve) => deaf.process.once('message', resolve));
  await stopChildren([deaf], 200);
  expect(deaf.process.signalCode).toBe('SIGKILL');
});
