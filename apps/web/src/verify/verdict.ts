import type { FileStanding, Verified } from '@visawright/contract/verify/verify-package.ts';
import type { VerifyWord } from '@visawright/contract/verify/words/verify-words.ts';
import type { Trouble } from './outcome.ts';

export interface VerdictLine {
  readonly word: VerifyWord;
  readonly names?: readonly string[];
}

export interface Verdict {
  readonly tone: 'good' | 'bad' | 'doubt';
  readonly title: VerifyWord;
  readonly lines: readonly VerdictLine[];
}

const textOf = { notZip: 'notZipText', packedAnew: 'packedAnewText', damaged: 'damagedText', noManifest: 'noManifestText', tooLarge: 'tooLargeText' } as const; // prettier-ignore

export const troubleVerdict = (trouble: Trouble): Verdict => ({
  tone: 'doubt',
  title: trouble,
  lines: [{ word: `${trouble}Text` }],
});

export function verdictOf(verified: Verified, expectedId: string | null): Verdict {
  const { standing, reason = 'damaged', manifest } = verified;
  if (standing === 'whole')
    return expectedId === null || expectedId === manifest?.packageId
      ? { tone: 'good', title: 'whole', lines: [{ word: 'wholeText' }] }
      : { tone: 'doubt', title: 'other', lines: [{ word: 'otherText' }] };
  if (standing === 'changed') return { tone: 'bad', title: 'changed', lines: whatChanged(verified) };
  if (standing === 'notAPackage') return { tone: 'bad', title: reason, lines: [{ word: textOf[reason] }] };
  return { tone: 'bad', title: standing, lines: [{ word: `${standing}Text` }] };
}

function whatChanged({ files, seal, wrapping }: Verified): VerdictLine[] {
  const named = (standing: FileStanding, word: VerifyWord): VerdictLine[] => {
    const names = files.filter((file) => file.standing === standing).map(({ name }) => name);
    return names.length > 0 ? [{ word, names }] : [];
  };
  const advice: VerdictLine = { word: 'changedAdvice' };
  if (seal === 'broken') return [{ word: 'broken' }, advice];
  const lines = [
    ...named('changed', 'changedFiles'),
    ...named('missing', 'missingFiles'),
    ...named('added', 'addedFiles'),
  ];
  return lines.length === 0 && wrapping === 'changed' ? [{ word: 'wrapping' }, advice] : [...lines, advice];
}
