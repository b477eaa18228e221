import { foldedText, tidyText } from '../pages/folded-text.ts';

// The option with this text: the same text, or the only one that differs in case, accents and punctuation alone.
export function findOption(options: readonly string[], wanted: string): string | undefined {
  const same = options.filter((option) => tidyText(option) === tidyText(wanted));
  if (same.length > 0) return same.length === 1 ? same[0] : undefined;
  const folded = foldedText(wanted);
  const alike = options.filter((option) => folded !== '' && foldedText(option) === folded);
  return alike.length === 1 ? alike[0] : undefined;
}

// The only option with this calling code, such as "India (+91)".
export function findDialCode(options: readonly string[], code: string): string | undefined {
  const digits = code.replace(/\D/g, '');
  const same = options.filter((option) => (option.match(/\d+/g) ?? []).join('') === digits);
  return same.length === 1 ? same[0] : undefined;
}
