import { randomOf } from '@visawright/specimens/random.ts';
import { atLeast, none, requireForProof, type Finding } from '../../measurement.ts';
import { checkFamily, type Verdict } from './check-family.ts';
import { Editor, type Tally } from './editor.ts';
import { openStage } from './stage.ts';

const stepsOfEach = { 2: 7, 5: 4 } as const;
const parallelRuns = 3;

// Two or five people arrange the pages of two travellers at the same time, over connections that break. Afterwards every screen and the
// database are the same, no page is lost or there twice, and every value is on its word.
export default async function together(small: boolean): Promise<Finding> {
  const wanted = Number(process.env['SEQUENCES'] ?? (small ? 16 : 500));
  const seed = process.env['SEED'] ?? '20261118';
  const stage = await openStage();
  try {
    const started = performance.now();
    const tally: Tally = { counts: new Map(), wrongPreviews: [], errors: [] };
    const total = { sequences: 0, operations: 0 };
    const sums: Record<keyof Verdict, number> = {
      differentScreens: 0,
      lost: 0,
      duplicated: 0,
      boxes: 0,
      wrongBoxes: 0,
      lostValues: 0,
      toRead: 0,
      operationsNotOnce: 0,
    };
    const wrong: unknown[] = [];
    const play = async (n: number) => {
      const count = n % 2 === 0 ? 2 : 5;
      const family = await stage.prepare(count);
      const editors = family.people.map(
        (person, at) => new Editor(stage, family, person, randomOf('together', seed, n, at), tally),
      );
      await Promise.all(editors.map((editor) => editor.play(stepsOfEach[count])));
      const verdict = await checkFamily(stage, family, editors);
      for (const [name, value] of Object.entries(verdict)) sums[name as keyof Verdict] += value as number;
      const { boxes: _boxes, toRead: _toRead, ...faults } = verdict;
      if (Object.values(faults).some((value) => value > 0)) wrong.push({ n, count, ...faults });
      total.sequences++;
      total.operations += editors.reduce((sum, editor) => sum + editor.sent, 0);
      if (total.sequences % 20 === 0) console.error(`${total.sequences} of ${wanted} sequences`);
    };
    let next = 0;
    const run = async () => {
      while (next < wanted) await play(next++);
    };
    await Promise.all(Array.from({ length: parallelRuns }, run));

    for (const each of [...wrong, ...tally.wrongPreviews, ...tally.errors]) console.error(JSON.stringify(each));
    const { counts } = tally;
    const cuts = counts.get('lost connections') ?? 0;
    requireForProof(total.sequences >= wanted && sums.boxes > wanted, 'sequences or values are missing');
    requireForProof(cuts > wanted / 2, 'too few connections were lost');
    return {
      judged:
        `${total.sequences} sequences of two or five editors, ${total.operations} operations, ` +
        `${cuts} lost connections, ${sums.boxes} boxes`,
      checks: [
        none('screens that differ from the database', sums.differentScreens),
        none('pages lost', sums.lost),
        none('pages there twice', sums.duplicated),
        none('operations without exactly one record', sums.operationsNotOnce),
        none('boxes not on their word', sums.wrongBoxes),
        none('values lost', sums.lostValues),
        none('previews that the server did not confirm', tally.wrongPreviews.length),
        none('operations answered with an error', tally.errors.length),
        atLeast('previews compared', counts.get('previews compared') ?? 0, wanted),
      ],
      table: {
        seed,
        seconds: Math.round((performance.now() - started) / 1_000),
        ...total,
        ...sums,
        counts: Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1))),
        wrong,
        wrongPreviews: tally.wrongPreviews.slice(0, 5),
        errors: tally.errors.slice(0, 20),
      },
    };
  } finally {
    await stage.close();
  }
}
