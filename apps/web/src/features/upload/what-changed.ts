import type { PaperState } from '@visawright/forms/match-papers.ts';

export interface Told {
  readonly key: string;
  readonly state: PaperState;
}

const isBusy = (state: PaperState | undefined) => state === 'reading' || state === 'uploading';

// Whatever has just come to an end, in the order of the list; what was so before is old news.
export function settledOf<T extends Told>(before: ReadonlyMap<string, PaperState>, now: readonly T[]): readonly T[] {
  return now.filter(({ key, state }) => isBusy(before.get(key)) && (state === 'done' || state === 'attention'));
}
