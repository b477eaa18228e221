const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

// State, PAN, registration number, the letter Z and a check character over the 14 before it.
export function isGstin(text: string): boolean {
  if (!shape.test(text)) return false;
  let sum = 0;
  for (let at = 0; at < 14; at++) {
    const product = signs.indexOf(text[at]!) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / signs.length) + (product % signs.length);
  }
  return signs[(signs.length - (sum % signs.length)) % signs.length] === text[14];
}

export const stateOfGstin = (gstin: string): string => gstin.slice(0, 2);
