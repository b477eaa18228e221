import { createRequire } from 'node:module';

// pg's own way of writing a parameter (dates, lists, objects), which it exports without a type.
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as {
  prepareValue(this: void, value: unknown): string | Buffer | null;
};

export const writeValue = (value: unknown): string | Buffer | null =>
  typeof value === 'string' || value === null ? value : prepareValue(value);
