import * as z from 'zod';
import { isMet, none } from './measurement.ts';
import { resultOf, writeResult } from './record/result.ts';
import { otherSources } from './record/sources.ts';

// node bench/store-result.ts JSON: stores the result of a command outside bench, such as npm run e2e -- all or engines.
const Run = z.strictObject({
  name: z.enum(Object.keys(otherSources) as (keyof typeof otherSources)[]),
  startedAt: z.coerce.date(),
  loadBefore: z.number(),
  judged: z.string(),
  failed: z.int(),
  table: z.record(z.string(), z.unknown()).default({}),
});

const { name, startedAt, loadBefore, judged, failed, table } = Run.parse(JSON.parse(process.argv[2] ?? '{}'));
const finding = { judged, checks: [none('failed', failed)], table };
writeResult(resultOf({ name, startedAt, loadBefore, small: false, sources: otherSources[name] }, finding));
console.log(`stored ${name}: ${isMet(finding, false) ? 'ok' : 'short'}`);
