import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { manualCheck } from './manual-check.ts';
import { sampleKey, sampleParts } from './testing/sample-package.ts';

const run = promisify(execFile);
const hasTools = ['jq', 'curl', 'openssl'].every((tool) => spawnSync('which', [tool]).status === 0); // jq is not required by the product

test.skipIf(!hasTools)('the commands for the hand check a package and notice a change', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'by-hand-'));
  const keys = { realm: 'sunrise', displayName: 'Sunrise', keys: [{ keyId: 'k0', publicKey: 'A' }, sampleKey] };
  const published = createServer((request, reply) => {
    const isAsked = request.url === '/verify/keys?realm=sunrise';
    reply.writeHead(isAsked ? 200 : 404).end(JSON.stringify(keys));
  });
  await new Promise<void>((done) => published.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    published.close();
    rmSync(folder, { recursive: true, force: true });
  });
  for (const [name, bytes] of sampleParts()) writeFileSync(join(folder, name), bytes);
  const steps = manualCheck(`http://127.0.0.1:${(published.address() as AddressInfo).port}`);
  const sh = (step: keyof typeof steps) => run('sh', ['-c', steps[step]], { cwd: folder });

  expect((await sh('sums')).stdout.match(/: OK$/gm)).toHaveLength(3);
  await sh('keys');
  expect((await sh('seal')).stdout).toContain('Signature Verified Successfully');

  writeFileSync(join(folder, '01-form.pdf'), 'another form');
  await expect(sh('sums')).rejects.toMatchObject({ stdout: expect.stringContaining('01-form.pdf: FAILED') });
  writeFileSync(join(folder, 'manifest.json'), '{}');
  await expect(sh('seal')).rejects.toMatchObject({ stdout: expect.stringContaining('Verification Failure') });
});
