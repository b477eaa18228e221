import { textOf } from './prefill-found.ts';
import { partAsked } from './prefill-rules.ts';
import type { ReadPaper } from './read-paper.ts';

const numberLike = /^\d[\w/-]*$/;

// The street's line ends where the town's begins, also where nobody wrote a comma.
function firstLine(address: string, paper: ReadPaper | undefined): string {
  const [line = ''] = address.split(/[,\n·|]/);
  const ends = [paper && textOf(paper, 'hotelPostcode'), paper && textOf(paper, 'hotelCity')]
    .map((mark) => (mark ? line.indexOf(mark) : -1))
    .filter((at) => at > 0);
  return line.slice(0, Math.min(line.length, ...ends)).trim();
}

function streetAndNumber(line: string): { street: string; number: string } {
  const words = line.split(/\s+/);
  if (words.length > 1 && numberLike.test(words[0]!)) return { street: words.slice(1).join(' '), number: words[0]! };
  if (words.length > 1 && numberLike.test(words.at(-1)!))
    return { street: words.slice(0, -1).join(' '), number: words.at(-1)! };
  return { street: line, number: '' };
}

// The part of an address that a field asks for; empty: the address does not show it.
export function addressPart(fieldId: string, address: string, paper: ReadPaper | undefined): string {
  const part = partAsked[fieldId];
  if (!part) return address;
  const line = firstLine(address, paper);
  if (part === 'firstLine') return line;
  const { street, number } = streetAndNumber(line);
  return part === 'street' ? street : number;
}
