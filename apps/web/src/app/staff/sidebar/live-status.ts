import { texts } from '@visawright/contract/platform/texts.ts';
import type { LiveState } from '../../../lib/live/socket.ts';

const ended: readonly (string | null)[] = [texts.socketGaveUp, texts.socketTokenMissing];

export function liveStatusOf({ state, message, lastUpdate }: LiveState) {
  if (state === 'connected') return 'on';
  if (ended.includes(message)) return 'off';
  return lastUpdate === null ? 'starting' : 'again';
}
