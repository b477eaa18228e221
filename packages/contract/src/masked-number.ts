// Numbers nobody is shown whole unless a form asks for them: of an Aadhaar and of a virtual one the last four digits stand.
const maskedFields: readonly string[] = ['aadhaarNumber', 'vid'];
const shown = 4;

export const isMaskedField = (field: string): boolean => maskedFields.includes(field);

// Whatever stands between the digits stays: `1234 5678 9012` is `XXXX XXXX 9012`.
export function maskNumber(text: string): string {
  let left = text.replaceAll(/[^\p{Nd}]/gu, '').length - shown;
  return text.replaceAll(/\p{Nd}/gu, (digit) => (left-- > 0 ? 'X' : digit));
}

export const maskedValue = (field: string, text: string): string => (isMaskedField(field) ? maskNumber(text) : text);
