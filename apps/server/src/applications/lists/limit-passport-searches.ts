import type { Actor } from '../../platform/access/actor.types.ts';
import { looksLikePassportNumber } from '../../platform/crypto/passport-number.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { limitCallsPerMinute } from '../../platform/http/limit-calls-per-minute.ts';

const mayAskForPassport = limitCallsPerMinute(30);

// One limit for every call that finds people by a passport number, so that numbers cannot be guessed through another call.
export function limitPassportSearches({ personUid }: Actor, text: string | undefined): void {
  if (text !== undefined && looksLikePassportNumber(text) && !mayAskForPassport(personUid))
    throw new AppError('quota.tooMany');
}
