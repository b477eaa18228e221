import { runningTextOf } from '../../../page/running-text.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { addCandidates, candidateInText } from './letter-candidates.ts';
import type { Letter } from './letter.ts';

const marks = /\(?\bsigned\b\)?|\bsd\s?\/-|\(sd\)|digitally signed|e-?signed|signature\s*:\s*(?=[A-Za-z])/i;

// Only if the letter states it: a handwritten signature is not text.
export function addSigned(open: OpenDocument, letter: Letter, candidates: Candidates): void {
  const flow = runningTextOf(letter.signature.length > 0 ? letter.signature : open.lines.slice(-8));
  const match = marks.exec(flow.text);
  if (match)
    addCandidates(
      candidates,
      'signed',
      candidateInText(flow, { start: match.index, end: match.index + match[0].length }, 'true', 'pattern', 0.6),
    );
}
