import { describe, expect, it } from 'vitest';
import { atMost, none } from '../measurement.ts';
import { figureOf, judgeResults } from './judge-results.ts';
import { knownShort, type KnownShort } from './known-short.ts';
import { measurementNames, recordName, sourcesOf } from './measurements.ts';
import { otherSources } from './sources.ts';
import { readResult, type Result } from './result.ts';
import { sourcesHash } from './sources-hash.ts';
import { titles } from './titles.ts';

const result = (changes: Partial<Result> = {}): Result => ({
  name: 'reading',
  ok: true,
  judged: '3 pictures',
  checks: [none('wrong', 0)],
  measuredAt: '2026-11-16T10:00:00.000Z',
  commit: 'abc',
  sources: { paths: ['x'], hash: 'h1' },
  machine: { cores: 2, loadBefore: 0, loadAfter: 1 },
  seconds: 1,
  small: false,
  table: {},
  ...changes,
});
const short = result({ ok: false, checks: [atMost('CPU', 2.1, 1.5, 's')] });
const entry = (changes: Partial<KnownShort> = {}): KnownShort => ({
  name: 'reading',
  kind: 'short',
  figure: 'CPU 2.1',
  reason: 'The engine needs more time than allowed.',
  tried: 'Smaller pictures, which lost accuracy.',
  date: '2026-11-16',
  ...changes,
});
const judge = (one: Result | undefined, currentHash = 'h1', known: KnownShort[] = []) =>
  judgeResults([{ name: 'reading', result: one, currentHash }], known);

describe('the judgement of results', () => {
  it('accepts a result that meets its target and is current', () => expect(judge(result())).toEqual([]));

  it('refuses a missing, a short, a stale and a small one', () => {
    expect(judge(undefined)).toEqual(['reading has no result']);
    expect(judge(short)).toEqual(['reading is short and not listed with this figure: CPU 2.1']);
    expect(judge(result(), 'h2')).toEqual(['reading was measured with other sources (h1, now h2)']);
    expect(judge(result({ small: true }))).toEqual(['reading is the result of a small run']);
  });

  it('accepts a short one that is listed with the same figure, and no other figure', () => {
    expect(figureOf(short)).toBe('CPU 2.1');
    expect(judge(short, 'h1', [entry()])).toEqual([]);
    expect(judge(short, 'h1', [entry({ figure: 'CPU 1.9' })])).toHaveLength(1);
  });

  it('accepts a stale one that is listed with its hash', () => {
    const stale = entry({ kind: 'stale', figure: 'h1' });
    expect(judge(result(), 'h2', [stale])).toEqual([]);
    expect(judge(result(), 'h1', [stale])).toEqual(['reading is listed as stale but is current']);
  });

  it('accepts a missing one that is listed', () => {
    const missing = entry({ kind: 'missing' });
    expect(judge(undefined, 'h1', [missing])).toEqual([]);
    expect(judge(result(), 'h1', [missing])).toEqual(['reading is listed as missing but has a result']);
  });

  it('refuses entries that are no longer needed or name nothing', () => {
    expect(judge(result(), 'h1', [entry()])).toEqual(['reading is listed as short but meets its target']);
    expect(judge(result(), 'h1', [entry({ name: 'gone' })])).toEqual([
      'known-short.json names gone, which is not measured',
    ]);
  });
});

describe('the committed results', () => {
  it('have a title each in the tables of figures', () => {
    const names = (['benches', 'proofs'] as const).flatMap((kind) =>
      measurementNames(kind).map((name) => recordName(kind, name)),
    );
    expect(Object.keys(titles).toSorted()).toEqual([...names, ...Object.keys(otherSources)].toSorted());
  });

  it('meet their targets and are current, or known-short.json says why not', () => {
    const judged = [];
    for (const kind of ['benches', 'proofs'] as const)
      for (const name of measurementNames(kind))
        judged.push({
          name: recordName(kind, name),
          result: readResult(recordName(kind, name)),
          currentHash: sourcesHash(sourcesOf(kind, name)),
        });
    for (const [name, sources] of Object.entries(otherSources))
      judged.push({ name, result: readResult(name), currentHash: sourcesHash(sources) });
    expect(judgeResults(judged, knownShort())).toEqual([]);
  });
});
