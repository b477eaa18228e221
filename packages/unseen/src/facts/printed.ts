import type { DateForm, MoneyForm } from './facts.types.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const ordinal = (day: number) => {
  const last = day % 10;
  const isTeen = day > 10 && day < 14;
  return `${day}${!isTeen && last === 1 ? 'st' : !isTeen && last === 2 ? 'nd' : !isTeen && last === 3 ? 'rd' : 'th'}`;
};

export function printDate(iso: string, form: DateForm): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const name = months[Number(month) - 1]!;
  const forms: Record<DateForm, string> = {
    slash: `${day}/${month}/${year}`,
    dash: `${day}-${month}-${year}`,
    dot: `${day}.${month}.${year}`,
    mon: `${day}-${name.slice(0, 3)}-${year}`,
    monSpace: `${day} ${name.slice(0, 3)} ${year}`,
    long: `${Number(day)} ${name} ${year}`,
    ordinal: `${ordinal(Number(day))} ${name} ${year}`,
    american: `${name} ${Number(day)}, ${year}`,
    iso,
    capital: `${day} ${name.slice(0, 3).toUpperCase()} ${year}`,
  };
  return forms[form];
}

const grouped = (whole: string, isIndian: boolean) =>
  isIndian ? whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,') : whole.replace(/(\d)(?=(\d{3})+$)/g, '$1,');

export function printAmount(value: string, form: MoneyForm): string {
  const [whole = '0', cents = ''] = value.split('.');
  const two = cents.padEnd(2, '0');
  const forms: Record<MoneyForm, string> = {
    indian: `${grouped(whole, true)}.${two}`,
    indianWhole: grouped(whole, true),
    rupees: `Rs. ${grouped(whole, true)}/-`,
    western: `${grouped(whole, false)}.${two}`,
    westernWhole: grouped(whole, false),
    plain: `${whole}.${two}`,
    european: `${grouped(whole, false).replaceAll(',', '.')},${two}`,
  };
  return forms[form];
}

export const countryNames: Readonly<Record<string, string>> = {
  DEU: 'Germany',
  FRA: 'France',
  ITA: 'Italy',
  NLD: 'Netherlands',
  ESP: 'Spain',
  AUT: 'Austria',
  CHE: 'Switzerland',
  PRT: 'Portugal',
  GBR: 'United Kingdom',
  IND: 'India',
  USA: 'United States of America',
  CAN: 'Canada',
  AUS: 'Australia',
  JPN: 'Japan',
  SGP: 'Singapore',
  NPL: 'Nepal',
  BGD: 'Bangladesh',
};

const ones = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
ones.push('Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen');
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

// Whole rupees in words, in lakhs and crores.
export function inWords(value: number): string {
  const steps = [
    [10_000_000, 'Crore'],
    [100_000, 'Lakh'],
    [1000, 'Thousand'],
    [100, 'Hundred'],
  ] as const;
  for (const [size, name] of steps)
    if (value >= size) return `${inWords(Math.floor(value / size))} ${name} ${inWords(value % size)}`.trim();
  if (value < 20) return ones[value]!;
  return `${tens[Math.floor(value / 10)]} ${ones[value % 10]}`.trim();
}

// Whole days between two dates, and a date some days later.
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
export const dayAfter = (iso: string, days: number) =>
  new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);
export const monthOf = (iso: string) => `${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
