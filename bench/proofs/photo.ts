import { heldOutPortraitSpecimens } from '@visawright/specimens/portraits/held-out-portrait-specimens.ts';
import { portraitSpecimens } from '@visawright/specimens/portraits/portrait-specimens.ts';
import { atLeast, none, requireForProof, type Finding } from '../measurement.ts';
import { judgeSpecimen, type JudgedSpecimen } from './photo/judge-specimen.ts';

const percent = (part: number, whole: number) => Math.round((part * 1_000) / Math.max(1, whole)) / 10;
const sum = (rows: readonly JudgedSpecimen[], of: (row: JudgedSpecimen) => number) =>
  rows.reduce((all, row) => all + of(row), 0);

function summarise(rows: readonly JudgedSpecimen[]) {
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

// Judges and crops drawn portraits by the rules of their destinations and compares with how they were drawn. A third of them is held out.
export default async function photo(small: boolean): Promise<Finding> {
  const some = <T>(list: readonly T[], every: number) => (small ? list.filter((_, at) => at % every === 0) : list);
  const judged = async (list: typeof portraitSpecimens) => {
    const rows: JudgedSpecimen[] = [];
    for (const specimen of list) rows.push(await judgeSpecimen(specimen));
    return rows;
  };
  const known = await judged(some(portraitSpecimens, 6));
  const heldOut = await judged(some(heldOutPortraitSpecimens, 5));
  for (const { name, wrong, geometry } of [...known, ...heldOut]) {
    const isFar = geometry !== null && Math.max(Math.abs(geometry.head), Math.abs(geometry.eyes)) > 1;
    if (wrong.length > 0 || isFar) console.error(JSON.stringify({ name, wrong, ...(isFar && { geometry }) }));
  }
  const [all, alone] = [summarise([...known, ...heldOut]), summarise(heldOut)];
  requireForProof(all.specimens >= (small ? 12 : 60), `only ${all.specimens} portraits`);
  return {
    judged: `${all.specimens} portraits (${alone.specimens} held out), ${all.verdicts} verdicts, ${all.faults} faults, ${all.cuts} cuts`,
    checks: [
      atLeast('verdicts right', all.right, 95, '%'),
      atLeast('held-out verdicts right', alone.right, 95, '%'),
      atLeast('faults found', percent(all.found, all.faults), 95, '%'),
      none('cuts of usable portraits off by more than 1 %', all.usable - all.usableExact),
      atLeast('cuts within 1 %', percent(all.exact, all.cuts), 95, '%'),
      none('cuts outside the wanted range', all.cuts - all.inRange),
    ],
    table: { all, heldOutOnly: alone, known, heldOut },
  };
}
