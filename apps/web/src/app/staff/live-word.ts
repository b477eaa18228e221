import { texts } from '@visawright/contract/texts.ts';
import type { Live } from '../../lib/socket.ts';

const ended: readonly (string | null)[] = [texts.socketGaveUp, texts.socketTokenMissing];

export function liveWord({ state, message, lastUpdate }: Live) {
  if (state === 'connected') return 'on';
  if (ended.includes(message)) return 'off';
  return lastUpdate === null ? 'starting' : 'again';
}
