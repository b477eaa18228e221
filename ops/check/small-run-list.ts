import { takeTurn } from './take-turn.ts';

export interface SmallRun {
  readonly command: 'bench' | 'prove';
  readonly name: string;
  readonly seconds: number;
  readonly isInTurn: boolean;
}

// Lines of ops/ci-proofs.txt: command, name, seconds it may take, and "turn" for what not every landing runs.
export function readSmallRuns(text: string): SmallRun[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [command, name = '', seconds, when] = line.trim().split(/\s+/);
      if (command !== 'bench' && command !== 'prove') throw new Error(`neither bench nor prove: ${line}`);
      if (!(Number(seconds) > 0) || (when !== undefined && when !== 'turn'))
        throw new Error(`not a small run: ${line}`);
      return { command, name, seconds: Number(seconds), isInTurn: when === 'turn' };
    });
}

// All that every landing runs, and a quarter of the rest: runs marked "turn", and those whose committed result of the full size is met and
// was measured with the sources of now.
export function selectSmallRuns(
  runs: readonly SmallRun[],
  isCurrent: (run: SmallRun) => boolean,
  landing?: number,
): SmallRun[] {
  const inTurn = runs.filter((run) => run.isInTurn || isCurrent(run));
  const taken = takeTurn(inTurn, landing);
  return runs.filter((run) => !inTurn.includes(run) || taken.includes(run));
}
