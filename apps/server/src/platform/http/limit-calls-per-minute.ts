import { AppError } from '../errors/app-error.ts';
import type { ActorCall } from './call.ts';

// A limit for one person, over all copies of the server: strict enough to make guessing numbers or passwords pointless.
export const limitCallsPerMinute =
  (what: string, most: number) =>
  async ({ parts, actor }: Pick<ActorCall, 'parts' | 'actor'>): Promise<void> => {
    const { calls } = await parts.callCounters.count(`${what} ${actor.personUid}`, most, 60_000);
    if (calls > most) throw new AppError('quota.tooMany');
  };
