import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';

const mostWrong = 10;
const windowMs = 600_000;

// Runs `find` unless the person has entered too many codes that no extension shows, and counts another one.
export async function limitWrongCodes<T>(
  { parts, actor }: Pick<ActorCall, 'parts' | 'actor'>,
  find: () => Promise<T | undefined>,
): Promise<T> {
  const about = `wrong pairing code ${actor.personUid}`;
  if ((await parts.callCounters.current(about)) >= mostWrong) throw new AppError('quota.tooMany');
  const found = await find();
  if (found !== undefined) return found;
  await parts.callCounters.count(about, mostWrong, windowMs);
  throw new AppError('extension.codeUnknown');
}
