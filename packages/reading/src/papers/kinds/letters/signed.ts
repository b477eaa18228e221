import { flowOf } from '../../flow.ts';
import type { Candidates, Open } from '../../rules.types.ts';
import { add, ofPlace } from './found.ts';
import type { Letter } from './letter.ts';

const marks = /\(?\bsigned\b\)?|\bsd\s?\/-|\(sd\)|digitally signed|e-?signed|signature\s*:\s*(?=[A-Za-z])/i;

// Only where the letter itself says so: a scribble is no text.
export function addSigned(open: Open, letter: Letter, candidates: Candidates): void {
  const flow = flowOf(letter.signature.length > 0 ? letter.signature : open.lines.slice(-8));
  const match = marks.exec(flow.text);
  if (match) add(candidates, 'signed', ofPlace(flow, { start: match.index, end: match.index + match[0].length }, 'true', 'pattern', 0.6)); // prettier-ignore
}
