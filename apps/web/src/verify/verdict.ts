import type { FileVerdict, Verified } from '@visawright/contract/verify/verify-package.ts';
import type { VerifyTextKey } from '@visawright/contract/verify/texts/verify-texts.ts';
import type { Trouble } from './verify-result.ts';

export interface VerdictLine {
  readonly word: VerifyTextKey;
  readonly names?: readonly string[];
}

export interface Verdict {
  readonly tone: 'good' | 'bad' | 'doubt';
  readonly title: VerifyTextKey;
  readonly lines: readonly VerdictLine[];
}

const textOf = {
  notZip: 'notZipText',
  packedAnew: 'packedAnewText',
  damaged: 'damagedText',
  noManifest: 'noManifestText',
  tooLarge: 'tooLargeText',
} as const;

export const troubleVerdict = (trouble: Trouble): Verdict => ({
  tone: 'doubt',
  title: trouble,
  lines: [{ word: `${trouble}Text` }],
});

export function verdictOf(verified: Verified, expectedId: string | null): Verdict {
  const { status, reason = 'damaged', manifest } = verified;
  if (status === 'whole')
    return expectedId === null || expectedId === manifest?.packageId
      ? { tone: 'good', title: 'whole', lines: [{ word: 'wholeText' }] }
      : { tone: 'doubt', title: 'other', lines: [{ word: 'otherText' }] };
  if (status === 'changed') return { tone: 'bad', title: 'changed', lines: whatChanged(verified) };
  if (status === 'notAPackage') return { tone: 'bad', title: reason, lines: [{ word: textOf[reason] }] };
  return { tone: 'bad', title: status, lines: [{ word: `${status}Text` }] };
}

function whatChanged({ files, seal, wrapping }: Verified): VerdictLine[] {
  const named = (status: FileVerdict, word: VerifyTextKey): VerdictLine[] => {
    const names = files.filter((file) => file.status === status).map(({ name }) => name);
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
