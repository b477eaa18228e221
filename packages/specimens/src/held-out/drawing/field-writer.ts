import type { Random } from '../../random.ts';
import { escapeText, formatDay, formatSum, type Grouping } from './formats.ts';

// Writes values into a drawing and records what was written: only a written value belongs to the truth.
export interface FieldWriter {
  readonly random: Random; // for the look of the page only
  readonly shown: ReadonlyMap<string, string>; // the text of each written field
  readonly f: (field: string, shown?: string) => string;
  readonly day: (field: string, format: string) => string;
  readonly sum: (field: string, grouping: Grouping, decimals?: number) => string;
  readonly around: (field: string, markup: string) => string; // markup that may contain other fields
}

const textOf = (markup: string) =>
  markup
    .replaceAll(/<br>|<\/(?:div|td|p)>/g, ', ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&');

export function fieldWriter(values: Readonly<Record<string, string>>, random: Random): FieldWriter {
  const shown = new Map<string, string>();
  const valueOf = (field: string) => {
    const value = values[field];
    if (value === undefined || value === '') throw new Error(`the facts have no ${field}`);
    return value;
  };
  const around = (field: string, markup: string) => {
    valueOf(field);
    if (!shown.has(field)) shown.set(field, textOf(markup));
    return `<span data-field="${field}">${markup}</span>`;
  };
  const f = (field: string, text?: string) => around(field, escapeText(text ?? valueOf(field)));
  return {
    random,
    shown,
    around,
    f,
    day: (field, format) => f(field, formatDay(valueOf(field), format)),
    sum: (field, grouping, decimals) => f(field, formatSum(Number(valueOf(field)), grouping, decimals)),
  };
}
