import { loadEnv } from '@visawright/server/config.ts';
import { acceptedShort } from './record/accepted-short.ts';
import { BrokenRun, describeFinding, isMet } from './measurement.ts';
import { loadMeasurement, measurementNames, recordName, sourcesOf, type Kind } from './record/measurements.ts';
import { currentLoad, readResult, resultOf, writeResult, type Run } from './record/result.ts';
import { exitCodes, runAll } from './record/run-all.ts';

// npm run bench|prove -- NAME [--small] | all | stale. Small runs are part of the CI gate; `all` measures everything at full size,
// `stale` what has changed since it was measured. Exit code 3: the run was broken and says nothing about the product.
export async function dispatch(kind: Kind): Promise<void> {
  loadEnv();
  const [name = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const small = process.argv.includes('--small');
  if (name === 'all' || name === 'stale') return runAll(kind, name === 'stale');
  const names = measurementNames(kind);
  if (!names.includes(name)) {
    console.error(`choose one of: ${names.join(', ')}, all, stale`);
    process.exit(exitCodes.usage);
  }
  const measure = await loadMeasurement(kind, name);
  const sources = sourcesOf(kind, name);
  const record = recordName(kind, name);
  const run: Run = { name: record, small, sources, startedAt: new Date(), loadBefore: currentLoad() };
  try {
    const finding = await measure(small);
    writeResult(resultOf(run, finding));
    const accepted = small ? acceptedShort(finding.checks, readResult(record)) : [];
    const met = isMet({ checks: finding.checks.filter((check) => !accepted.includes(check)) }, small);
    const known = accepted.length > 0 ? ` except what is known: ${accepted.map(({ what }) => what).join(', ')}` : '';
    const verdict = met ? `ok${known}` : 'short';
    console.log(`${name}${small ? ' (small)' : ''}: ${describeFinding(finding, small)}: ${verdict}`);
    process.exit(met ? exitCodes.met : exitCodes.short);
  } catch (error) {
    console.error(error);
    const why = error instanceof BrokenRun ? error.message : 'it ended with an error';
    console.log(`${name}${small ? ' (small)' : ''}: broken run, no finding: ${why}`);
    process.exit(exitCodes.broken);
  }
}
