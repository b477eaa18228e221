// Aadhaar numbers and virtual IDs are masked to the last four digits unless a form asks for them.
const maskedFields: readonly string[] = ['aadhaarNumber', 'vid'];
const shown = 4;

export const isMaskedField = (field: string): boolean => maskedFields.includes(field);

// Separators are preserved: `1234 5678 9012` becomes `XXXX XXXX 9012`.
export function maskNumber(text: string): string {
  let left = text.replaceAll(/[^\p{Nd}]/gu, '').length - shown;
  return text.replaceAll(/\p{Nd}/gu, (digit) => (left-- > 0 ? 'X' : digit));
}

export const maskedValue = (field: string, text: string): string => (isMaskedField(field) ? maskNumber(text) : text);

// Numbers that identify a person or an account. In lists of documents staff see their last digits; a person who needs a number opens the
// document's values, which is recorded.
const listedFields: readonly string[] = [
  'accountNumber',
  'cardNumber',
  'epicNumber',
  'hostIdNumber',
  'insuredPassportNumber',
  'licenceNumber',
  'mrzLine2',
  'oldPassportNumber',
  'panNumber',
  'passportNumber',
  'visaNumber',
];

export const listedValue = (field: string, text: string): string =>
  listedFields.includes(field)
    ? '•'.repeat(Math.max(text.length - shown, 0)) + text.slice(-shown)
    : maskedValue(field, text);
