import type { Category } from '@visawright/forms/categories.ts';

type FieldType = Category['kinds'][number]['fields'][number]['type'];

// How values of a type are kept: dates ISO, numbers plain, countries ISO alpha-3 or as they are printed.
const shapes: Partial<Record<FieldType, RegExp>> = {
  number: /^-?\d{1,15}(\.\d{1,4})?$/,
  country: /^([A-Z]{3}|[\p{L} .,'()-]{2,60})$/u,
  checkbox: /^(true|false)$/,
  phone: /^\+?[\d][\d ()-]{3,24}$/,
  email: /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@]{2,63}$/,
  repeat: /^(?!)/, // its rows stand in a table
};
const ofFields: Readonly<Record<string, RegExp>> = {
  currency: /^[A-Z]{3}$/,
  coverageCurrency: /^[A-Z]{3}$/,
  assessmentYear: /^\d{4}-\d{2}$/,
  payPeriod: /^\d{4}-(0[1-9]|1[0-2])$/,
  maritalStatus: /^(single|married|divorced|widowed|separated)$/,
  sex: /^[MFX]$/,
};

export const fitsType = (field: string, type: FieldType, value: string): boolean =>
  (type !== 'date' || isDay(value)) && (shapes[type]?.test(value) ?? true) && (ofFields[field]?.test(value) ?? true);

const day = /^\d{4}-\d{2}-\d{2}$/;

// Written as ISO, and in the calendar: 31 February is not.
export const isDay = (text: string): boolean => {
  const at = day.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};
