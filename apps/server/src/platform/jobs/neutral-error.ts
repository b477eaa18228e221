import { PartUnavailable } from '../errors/part-unavailable.ts';
import { StaleRun } from './engine.types.ts';

// The engine stores and logs what a step throws, and mail servers and databases tend to quote personal data in messages: only the kind,
// the code and the stack frames are retained.
export function neutralError(error: unknown): Error {
  if (error instanceof StaleRun) return error;
  if (!(error instanceof Error)) return new Error('step failed');
  const part = error instanceof PartUnavailable ? `${error.part} (${error.why})` : undefined;
  const facts = [error.name, part, field(error, 'code'), field(error, 'responseCode')].filter(
    (fact) => fact !== undefined,
  );
  const neutral = new Error(facts.join(' '));
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  neutral.stack = [`Error: ${neutral.message}`, ...frames].join('\n');
  return neutral;
}

function field(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return (typeof value === 'string' || typeof value === 'number') && /^(?=.{1,60}$)\w+(\.\w+)*$/.test(`${value}`)
    ? `${value}`
    : undefined;
}
