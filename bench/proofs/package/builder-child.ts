import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readDocuments } from '@visawright/reading/read-documents.ts';
import { buildPackage, openPrinter } from '@visawright/server/processing.ts';
import { bareTools } from './bare-tools.ts';
import type { BuildAnswer, BuildOrder } from './builder.types.ts';
import { cpuTree } from './cpu-tree.ts';
import { identify, keyId, signManifest } from './signing.ts';

// Runs in its own process, so that builds share no state with those of the parent.
const printer = openPrinter();

// Read from /proc, because maxRSS of getrusage starts with the peak of the parent process.
const peakMb = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))![1]) / 1_024;

async function build({ how, input, reread }: BuildOrder): Promise<BuildAnswer> {
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
    identify,
    keyId,
    sign: signManifest,
    read: (job) => {
      read.push(...job.pages.map(({ bytes }) => Buffer.from(bytes)));
      return readDocuments(job);
    },
  });
  return {
    zipSha256: createHash('sha256').update(built.zip).digest('hex'),
    packageId: built.packageId,
    reread: read,
    smaller: built.files.filter(({ note }) => note?.startsWith('Compressed')).length,
    tooLarge: built.warnings,
    ...figures(),
  };
}

process.on('message', (order: BuildOrder) => {
  build(order).then(
    (answer) => process.send!(answer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => void printer.close().then(() => process.exit(0)));
