// Letters and digits that OCR takes for one another fall together, in phrases and pages alike.
const pairs: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '|': 'l', '!': 'l', i: 'l', '5': 's', '8': 'b' };

const loosen = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[0158|!i]/g, (sign) => pairs[sign]!)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

// Words with one blank between and around them. Devanagari's vowel signs belong to their words.
export function fold(text: string): string {
  return ` ${loosen(text).replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim()} `; // prettier-ignore
}

export const squeeze = (folded: string): string => folded.replaceAll(' ', '');
