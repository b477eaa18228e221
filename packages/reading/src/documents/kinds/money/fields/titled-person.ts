import { normaliseName } from '../../../normalise/normalise-name.ts';
import type { Candidate } from '../../../readable-document.types.ts';
import type { OpenDocument } from '../../../rules/kind-rules.types.ts';

const titled = /^(?:Mr|Mrs|Ms|Miss|Shri|Sri|Smt|Kum|Km|Dr|Prof)\.?\s+[A-Z]/i;
const office = /manager|officer|signatory|director|controller|secretary|registrar|\bfor\b/i;

// A name without a label, but with a title before it, in the upper half of the first sheet.
export function titledPerson({ lines }: OpenDocument): Candidate[] {
  const found = lines.flatMap((line): Candidate[] => {
    const isHigh = line.page === lines[0]!.page && line.top < 0.5;
    const value =
      isHigh && titled.test(line.text) && !office.test(line.text) ? normaliseName(line.text.split(',')[0]!) : undefined;
    if (!value?.includes(' ')) return [];
    return [{ value, raw: line.text, words: line.words, page: line.page, by: 'heading', strength: 0.68 }];
  });
  return found.slice(0, 1);
}
