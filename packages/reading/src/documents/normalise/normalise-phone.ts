// Digits, with a leading plus if printed. Of several numbers the first.
export function normalisePhone(raw: string): string | undefined {
  const match = /(\+|\b00)?\s*\(?\d[\d\s().-]{5,20}\d/.exec(raw.split(/[,;]|\s\/\s|\bor\b/i)[0]!);
  if (!match) return undefined;
  const digits = match[0].replaceAll(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return undefined;
  return match[0].trim().startsWith('+') ? `+${digits}` : digits;
}

export function normaliseEmail(raw: string): string | undefined {
  const match = /[\w.+-]+\s?@\s?[\w-]+(?:\s?\.\s?[a-z\d-]+)+/i.exec(raw);
  return match?.[0].replaceAll(' ', '').toLowerCase();
}
