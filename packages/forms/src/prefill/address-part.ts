import { textOf } from './found-value.ts';
import { addressParts } from './field-sources.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';

const numberLike = /^\d[\w/-]*$/;

// The street line ends where the postcode or city begins, even without a comma.
function firstLine(address: string, document: DocumentEvidence | undefined): string {
  const [line = ''] = address.split(/[,\n·|]/);
  const ends = [document && textOf(document, 'hotelPostcode'), document && textOf(document, 'hotelCity')]
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

// The part of an address that a field asks for; empty if the address does not contain it.
export function addressPart(fieldId: string, address: string, document: DocumentEvidence | undefined): string {
  const part = addressParts[fieldId];
  if (!part) return address;
  const line = firstLine(address, document);
  if (part === 'firstLine') return line;
  const { street, number } = streetAndNumber(line);
  return part === 'street' ? street : number;
}
