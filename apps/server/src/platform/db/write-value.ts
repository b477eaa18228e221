import pg from 'pg';

// pg's own serialisation of parameters (dates, arrays, objects). The package exports it; its type declarations do not list it.
const { prepareValue } = (
  pg as unknown as { utils: { prepareValue(this: void, value: unknown): string | Buffer | null } }
).utils;

export const writeValue = (value: unknown): string | Buffer | null =>
  typeof value === 'string' || value === null ? value : prepareValue(value);
