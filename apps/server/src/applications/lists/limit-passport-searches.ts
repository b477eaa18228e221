import { looksLikePassportNumber } from '../../platform/crypto/passport-number.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { limitCallsPerMinute } from '../../platform/http/limit-calls-per-minute.ts';

const limitSearches = limitCallsPerMinute('search by passport', 30);

// One limit for every call that finds people by a passport number, so that numbers cannot be guessed through another call.
export async function limitPassportSearches(call: ActorCall, text: string | undefined): Promise<void> {
  if (text !== undefined && looksLikePassportNumber(text)) await limitSearches(call);
}
