import type { ValueFormat } from '@visawright/contract/extension/pack.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

// A number without a country code is an Indian one, as in our forms. null if it is no number.
export function formatPhone(text: string, format: NonNullable<ValueFormat['phone']>): string | null {
  const number = parsePhoneNumberFromString(text.trim().replace(/^\(\+(\d+)\)/, '+$1'), 'IN');
  if (!number) return null;
  if (format === 'international') return number.number;
  if (format === 'national') return number.nationalNumber;
  return format === 'dialCode' ? `+${number.countryCallingCode}` : number.number.replace(/\D/g, '');
}
