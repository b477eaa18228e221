// Months as printed in passports: English first, then the other languages of bilingual pages.
const months = [
  'JAN JANV ENE GEN',
  'FEB FEV FEBR',
  'MAR MARS MRZ MAERZ',
  'APR AVR AVRIL ABR',
  'MAY MAI MAG MEI',
  'JUN JUIN GIU JUNE',
  'JUL JUIL LUG JULY',
  'AUG AOUT AGO',
  'SEP SEPT SET',
  'OCT OKT OTT OUT',
  'NOV',
  'DEC DEZ DIC',
].map((names) => new Set(names.split(' ')));

const monthNamed = (name: string): number => months.findIndex((names) => names.has(name)) + 1;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();

export function isoDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || year < 1900 || year > 2100) return undefined;
  return date.toISOString().slice(0, 10);
}

// Day before month, as in every passport; a two-digit year gives both centuries.
export function passportDatesIn(text: string): string[] {
  const words = plain(text);
  const found: (string | undefined)[] = [];
  const years = (year: string) => (year.length === 4 ? [Number(year)] : [1900 + Number(year), 2000 + Number(year)]);
  for (const [, year, month, day] of words.matchAll(/\b(\d{4})[-./ ](\d{2})[-./ ](\d{2})\b/g))
    found.push(isoDate(Number(year), Number(month), Number(day)));
  for (const [, day, month, year] of words.matchAll(/\b(\d{1,2}) ?[-./ ] ?(\d{2}) ?[-./ ] ?(\d{4}|\d{2})(?!\d)/g))
    found.push(...years(year!).map((each) => isoDate(each, Number(month), Number(day))));
  for (const [, day, first, year] of words.matchAll(
    /\b(\d{1,2})[-./ ]?([A-Z]{3,5})[-./ ]*(?:[A-Z]{3,5}[-./ ]*)?(\d{4}|\d{2})(?!\d)/g,
  ))
    found.push(...years(year!).map((each) => isoDate(each, monthNamed(first!), Number(day))));
  return [...new Set(found.filter((each) => each !== undefined))];
}
