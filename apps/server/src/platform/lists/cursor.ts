import { isDay } from '@visawright/contract/dates/days.ts';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';

export type CursorKind = 'time' | 'day' | 'number' | 'text';

// Where a page ended: the last row's uid and its sort key, as text written by the database because timestamps are finer than
// JavaScript's.
export interface Cursor {
  readonly key: string;
  readonly uid: string;
}

const Written = z.tuple([z.string().max(400), z.uuid()]);
const time = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/;
const day = /^\d{4}-\d\d-\d\d$/;
const number = /^-?\d{1,9}$/;

export const writeCursor = ({ key, uid }: Cursor): string =>
  Buffer.from(JSON.stringify([key, uid])).toString('base64url');

export function readCursor(text: string | undefined, kind: CursorKind): Cursor | undefined {
  if (text === undefined) return undefined;
  const result = Written.safeParse(parsed(text));
  if (!result.success) throw broken();
  const [key, uid] = result.data;
  if (kind === 'time' && !(time.test(key) && isDay(key.slice(0, 10)) && isClock(key.slice(11)))) throw broken();
  if (kind === 'day' && key !== 'infinity' && !(day.test(key) && isDay(key))) throw broken();
  if (kind === 'number' && !number.test(key)) throw broken();
  return { key, uid };
}

// PostgreSQL would reject 30 February with an error that looks like ours, so the date is checked first.
const isClock = (text: string) => !Number.isNaN(Date.parse(`2000-01-01T${text.replace(/([+-]\d\d)$/, '$1:00')}`));

const broken = () => new AppError('input.invalid', [{ path: 'query.cursor', message: 'not a cursor of this list' }]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
