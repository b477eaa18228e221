import { describe, expect, it } from 'vitest';
import { judgedSituations, judgeSituation } from '../../testing/judged-situations.ts';

describe.each(Object.entries(Object.groupBy(judgedSituations, ({ item }) => item)))('%s', (_, situations = []) => {
  it.each(situations.map((each) => [each.name, each] as const))('%s', (_name, situation) => {
    const judged = judgeSituation(situation);
    const fields = (...verdicts: readonly string[]) =>
      judged.filter(({ verdict }) => verdicts.includes(verdict)).map(({ field }) => field);
    expect(judged.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
    expect(fields('asked', 'missing')).toEqual(situation.asked);
  });
});
