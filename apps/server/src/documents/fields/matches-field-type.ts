import { isDay } from '@visawright/contract/dates/days.ts';
import type { Category } from '@visawright/forms/documents/categories.ts';

type FieldType = Category['kinds'][number]['fields'][number]['type'];

// Stored formats: ISO dates, plain numbers, countries as ISO alpha-3 or as printed.
const shapes: Partial<Record<FieldType, RegExp>> = {
  number: /^-?\d{1,15}(\.\d{1,4})?$/,
  country: /^([A-Z]{3}|[\p{L} .,'()-]{2,60})$/u,
  checkbox: /^(true|false)$/,
  phone: /^\+?[\d][\d ()-]{3,24}$/,
  email: /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@]{2,63}$/,
  repeat: /^(?!)/, // repeated fields are tables
};
const ofFields: Readonly<Record<string, RegExp>> = {
  currency: /^[A-Z]{3}$/,
  coverageCurrency: /^[A-Z]{3}$/,
  assessmentYear: /^\d{4}-\d{2}$/,
  payPeriod: /^\d{4}-(0[1-9]|1[0-2])$/,
  maritalStatus: /^(single|married|divorced|widowed|separated)$/,
  sex: /^[MFX]$/,
};

export const matchesFieldType = (field: string, type: FieldType, value: string): boolean =>
  (type !== 'date' || isDay(value)) && (shapes[type]?.test(value) ?? true) && (ofFields[field]?.test(value) ?? true);
