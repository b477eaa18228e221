import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readDocument } from '@visawright/reading/read-pages.ts';
import { buildPackage } from '../../../apps/server/src/packages/build/build-package.ts';
import { openPrinter } from '../../../apps/server/src/packages/sheets/print.ts';
import { bareTools } from './bare-tools.ts';
import type { BuildAnswer, BuildOrder } from './builder.types.ts';
import { cpuTree } from './cpu-tree.ts';
import { keyId, signed } from './signing.ts';

// A process of its own: what is built here shares nothing with what is built elsewhere.
const printer = openPrinter();

// Its own: what the system tells of a process's resources begins with the most its parent ever had.
const peakMb = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))![1]) / 1_024;

async function answered({ how, input, reread }: BuildOrder): Promise<BuildAnswer> {
  const [cpu, began] = [cpuTree(), performance.now()];
  const read: Buffer[] = [];
  const figures = () => ({
    cpuSeconds: cpuTree() - cpu,
    wallSeconds: (performance.now() - began) / 1_000,
    peakMb: peakMb(),
  });
  if (how === 'bare') {
    await bareTools(input, printer, reread);
    return { zipSha256: '', packageId: '', reread: [], smaller: 0, tooLarge: [], ...figures() };
  }
  const built = await buildPackage(input, {
    printer,
    keyId,
    sign: signed,
    read: (job) => {
      read.push(...job.pages.map(({ bytes }) => Buffer.from(bytes)));
      return readDocument(job);
    },
  });
  return {
    zipSha256: createHash('sha256').update(built.zip).digest('hex'),
    packageId: built.packageId,
    reread: read,
    smaller: built.files.filter(({ note }) => note?.startsWith('Made smaller')).length,
    tooLarge: built.warnings,
    ...figures(),
  };
}

process.on('message', (order: BuildOrder) => {
  answered(order).then(
    (answer) => process.send!(answer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => void printer.close().then(() => process.exit(0)));
