import type { Problem } from './checks/judge.ts';
import type { SayCamera } from './camera-words.ts';

// Cause and remedy; of a cut, which edge.
export function problemWords({ kind, sides }: Problem, t: SayCamera): { cause: string; remedy: string } {
  const cause = kind === 'cut' && sides?.length === 1 ? t(`cut.${sides[0]}`) : t(`cause.${kind}`);
  return { cause, remedy: t(`remedy.${kind}`) };
}
