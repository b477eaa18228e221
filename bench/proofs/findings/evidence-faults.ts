import { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { JudgedFinding } from '@visawright/forms/rules/finding-of.ts';

// A finding needs two pieces of evidence that the screen can open: a region of a page, an entered value, or a missing document.
export function evidenceFaults({ key, evidence, words }: JudgedFinding): string[] {
  const faults: string[] = [];
  if (evidence.length < 2) faults.push(`${key} has ${evidence.length} piece of evidence`);
  for (const piece of evidence) {
    if (piece.from === 'document' && !PageEvidence.safeParse(piece).success)
      faults.push(`${key} has a region that no page can show`);
    if (piece.from !== 'document' && piece.from !== 'missing' && piece.value === '')
      faults.push(`${key} has an empty ${piece.name}`);
  }
  const sentences = Object.values(words).flatMap((each) => Object.values(each));
  if (sentences.some((sentence) => /\{\w+/.test(sentence)))
    faults.push(`${key} has an unfilled placeholder in its text`);
  return faults;
}
