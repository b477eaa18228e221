import type { Document, DocumentValue } from '@visawright/contract/documents/document.ts';

const letters = (text: string) =>
  [...text.toUpperCase()]
    .filter((sign) => /\p{L}/u.test(sign))
    .sort()
    .join('');

// How the traveller's other document writes a name that ran together in this one: the more likely answer.
export function likelyAnswer(
  { value, comparison }: Pick<DocumentValue, 'value' | 'comparison'>,
  documents: readonly Pick<Document, 'docId' | 'docFields'>[],
): string | undefined {
  if (comparison?.is !== 'spacing') return undefined;
  const fields = documents.find(({ docId }) => docId === comparison.docId)?.docFields ?? {};
  const texts = Object.values(fields).filter((text) => typeof text === 'string');
  const whole = [fields['givenNames'], fields['surname']].filter(Boolean).join(' ');
  return [whole, ...texts].find((text) => text !== value && letters(text) === letters(value));
}
