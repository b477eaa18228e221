// Letters and digits that OCR confuses are mapped to one character, in phrases and pages.
const pairs: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '|': 'l', '!': 'l', i: 'l', '5': 's', '8': 'b' };

const loosen = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[0158|!i]/g, (sign) => pairs[sign]!)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

// Words with one space between and around them. Devanagari vowel signs are part of their words.
export function foldText(text: string): string {
  return ` ${loosen(text)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()} `;
}

export const squeezeText = (folded: string): string => folded.replaceAll(' ', '');
