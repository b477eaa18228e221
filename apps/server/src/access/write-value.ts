/// <reference path="./pg-utils.d.ts" />
import { prepareValue } from 'pg/lib/utils.js';

// pg's own way of writing a parameter, with the usual cases first.
export const writeValue = (value: unknown): string | Buffer | null =>
  typeof value === 'string' || value === null ? value : prepareValue(value);
