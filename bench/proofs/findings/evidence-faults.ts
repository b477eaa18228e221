import { PageEvidence } from '@visawright/contract/evidence.ts';
import type { JudgedFinding } from '@visawright/forms/rules/judge.ts';

// Both pieces, each of which a screen can open: a page with a place on it, what was entered, or what is missing.
export function evidenceFaults({ key, evidence, words }: JudgedFinding): string[] {
  const faults: string[] = [];
  if (evidence.length < 2) faults.push(`${key} has ${evidence.length} piece of evidence`);
  for (const piece of evidence) {
    if (piece.from === 'document' && !PageEvidence.safeParse(piece).success) faults.push(`${key} has a place no page can show`);
    if (piece.from !== 'document' && piece.from !== 'missing' && piece.value === '') faults.push(`${key} has an empty ${piece.name}`);
  }
  const said = Object.values(words).flatMap((each) => Object.values(each));
  if (said.some((sentence) => /\{\w+/.test(sentence))) faults.push(`${key} has an open place in its words`);
  return faults;
} // prettier-ignore
