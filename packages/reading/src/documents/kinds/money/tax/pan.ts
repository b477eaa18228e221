const digits: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2', G: '6' };
const letters: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B', 2: 'Z', 6: 'G' };

// Letters where letters must be, digits where digits must be.
const shaped = (text: string, shape: string): string =>
  [...text].map((sign, at) => (shape[at] === '9' ? digits[sign] : letters[sign]) ?? sign).join('');

function coded(shape: string, pattern: RegExp): (raw: string) => string | undefined {
  return (raw) => {
    const joined = raw
      .split('\n')[0]!
      .toUpperCase()
      .replaceAll(/[^A-Z0-9 ]/g, '')
      .trim();
    const words = [...joined.split(/\s+/), joined.replaceAll(' ', '')];
    return words
      .filter((word) => word.length === shape.length)
      .map((word) => shaped(word, shape))
      .find((word) => pattern.test(word));
  };
}

export const pan = coded('AAAAA9999A', /^[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]$/);
export const tan = coded('AAAA99999A', /^[A-Z]{4}\d{5}[A-Z]$/);
