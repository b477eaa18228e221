const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/;

// The last character of a GSTIN is computed from the fourteen before it.
export function isGstinChecked(number: string): boolean {
  if (!shape.test(number)) return false;
  const sum = Array.from(number.slice(0, 14), (sign) => signs.indexOf(sign)).reduce((total, worth, at) => {
    const product = worth * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return signs[(36 - (sum % 36)) % 36] === number[14];
}

const digits: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2', G: '6' };
const letters: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B', 2: 'Z', 6: 'G' };
const form = '99AAAAA9999A?Z?';

const mended = (sign: string, kind: string | undefined): string | undefined =>
  kind === '9' ? digits[sign] : kind === 'A' ? letters[sign] : kind === 'Z' && sign === '2' ? 'Z' : undefined;

export function gstin(raw: string): string | undefined {
  const text = raw
    .split('\n')[0]!
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
  for (let from = 0; from + form.length <= text.length; from++) {
    const signsHere = text.slice(from, from + form.length);
    const value = Array.from(signsHere, (sign, at) => mended(sign, form[at]) ?? sign).join('');
    if (shape.test(value) && Number(value.slice(0, 2)) <= 38) return value;
  }
  return undefined;
}
