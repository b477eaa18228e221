import { findTextNear } from './text-near.ts';

// The reference number that a confirmation page shows near its label. Shape: A letter, 9 digit, * either, - itself.
export function readReference(root: Document, label: string, shape: string): string | null {
  return findTextNear(root, label, (text) => referenceIn(text, shape));
}

const characters: Record<string, string> = { A: '[A-Z]', '9': '\\d', '*': '[A-Z0-9]', '-': '-' };

function referenceIn(text: string, shape: string): string | null {
  const body = [...shape].map((character) => characters[character] ?? '').join('');
  const whole = `(?<![A-Za-z0-9-])${body}(?![A-Za-z0-9-])`;
  const found = new RegExp(whole).exec(text) ?? (shape.includes('9') ? new RegExp(whole, 'i').exec(text) : null);
  return found === null ? null : found[0];
}
