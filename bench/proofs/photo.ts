import { portraitSpecimensApart } from '@visawright/specimens/portraits/portrait-specimens-apart.ts';
import { portraitSpecimens } from '@visawright/specimens/portraits/portrait-specimens.ts';
import type { Finding } from '../dispatch.ts';
import { judgeSpecimen, type JudgedSpecimen } from './photo/judge-specimen.ts';

const percent = (part: number, whole: number) => Math.round((part * 1_000) / Math.max(1, whole)) / 10;
const sum = (rows: readonly JudgedSpecimen[], of: (row: JudgedSpecimen) => number) => rows.reduce((all, row) => all + of(row), 0); // prettier-ignore

function told(rows: readonly JudgedSpecimen[]) {
  const faults = rows.flatMap((row) => row.faults);
  const cuts = rows.flatMap(({ geometry, isUsable }) => (geometry ? [{ ...geometry, isUsable }] : []));
  const usable = cuts.filter(({ isUsable }) => isUsable);
  const exact = (some: typeof cuts) =>
    some.filter(({ head, eyes }) => Math.abs(head) <= 1 && Math.abs(eyes) <= 1).length;
  const asked = sum(rows, (row) => row.asked);
  return {
    specimens: rows.length,
    verdicts: asked,
    right: percent(asked - sum(rows, (row) => row.wrong.length), asked),
    whole: percent(rows.filter(({ wrong }) => wrong.length === 0).length, rows.length),
    faults: faults.length,
    found: faults.filter(({ isFound }) => isFound).length,
    cuts: cuts.length,
    exact: exact(cuts),
    usable: usable.length,
    usableExact: exact(usable),
    inRange: cuts.filter(({ isInRange }) => isInRange).length,
    farthest: Math.max(0, ...cuts.map(({ head, eyes }) => Math.max(Math.abs(head), Math.abs(eyes)))),
  };
}

// Drawn portraits judged and cut by their destinations' rules, against how they were drawn; a third of them is set apart and only measured.
export default async function photo(small: boolean): Promise<Finding> {
  const some = <T>(list: readonly T[], every: number) => (small ? list.filter((_, at) => at % every === 0) : list);
  const judged = async (list: typeof portraitSpecimens) => {
    const rows: JudgedSpecimen[] = [];
    for (const specimen of list) rows.push(await judgeSpecimen(specimen));
    return rows;
  };
  const known = await judged(some(portraitSpecimens, 6));
  const apart = await judged(some(portraitSpecimensApart, 5));
  for (const { name, wrong, geometry } of [...known, ...apart]) {
    const isFar = geometry !== null && Math.max(Math.abs(geometry.head), Math.abs(geometry.eyes)) > 1;
    if (wrong.length > 0 || isFar) console.error(JSON.stringify({ name, wrong, ...(isFar && { geometry }) }));
  }
  const [all, alone] = [told([...known, ...apart]), told(apart)];
  const figure =
    `${all.right} % of ${all.verdicts} verdicts right (${alone.right} % of those set apart), ${all.found} of ${all.faults} faults found, ` +
    `${all.whole} % of ${all.specimens} portraits right in everything (${alone.whole} % of ${alone.specimens} set apart), ` +
    `cuts within ±1 %: ${all.usableExact} of ${all.usable} of usable portraits, ${all.exact} of ${all.cuts} of all (farthest ${all.farthest}), ${all.inRange} in the wanted range`;
  return {
    figure,
    target: '≥ 60 portraits, ≥ 95 % of verdicts and of faults, usable cuts within ±1 %, ≥ 95 % of all, all in range',
    ok:
      all.specimens >= (small ? 12 : 60) &&
      all.right >= 95 &&
      alone.right >= 95 &&
      percent(all.found, all.faults) >= 95 &&
      all.usableExact === all.usable &&
      percent(all.exact, all.cuts) >= 95 &&
      all.inRange === all.cuts,
    table: { all, apart: alone, known, setApart: apart },
  };
}
