import { socket as settings } from '@visawright/contract/constants.ts';

// Before the n-th new try (from 1): longer each time up to the cap, and not at the same moment as everybody else.
export function delayOf(attempt: number, random: number): number {
  const [least, most] = settings.jitter;
  const whole = Math.min(settings.firstDelayMs * settings.delayFactor ** (attempt - 1), settings.delayCapMs);
  return whole * (least + (most - least) * random);
}

export interface Reconnector {
  failed(): void;
  succeeded(): void;
  again(): void; // at once, with all tries left: the network came back
  stop(): void;
}

// At most five new tries in a row; when the last has failed too, it is said once.
export function reconnector(connect: () => void, gaveUp: () => void, random: () => number = Math.random): Reconnector {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    failed() {
      clearTimeout(timer);
      failures++;
      if (failures <= settings.reconnectAttempts) timer = setTimeout(connect, delayOf(failures, random()));
      else if (failures === settings.reconnectAttempts + 1) gaveUp();
    },
    succeeded() {
      failures = 0;
    },
    again() {
      clearTimeout(timer);
      failures = 0;
      connect();
    },
    stop: () => clearTimeout(timer),
  };
}
