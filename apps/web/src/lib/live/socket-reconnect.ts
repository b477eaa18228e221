import { socket as settings } from '@visawright/contract/platform/constants.ts';

// Delay before the n-th retry (from 1): exponential up to the cap, with jitter.
export function delayOf(attempt: number, random: number): number {
  const [least, most] = settings.jitter;
  const whole = Math.min(settings.firstDelayMs * settings.delayFactor ** (attempt - 1), settings.delayCapMs);
  return whole * (least + (most - least) * random);
}

export interface Reconnector {
  failed(): void;
  succeeded(): void;
  again(): void; // immediately, with all retries left, when the network is back
  stop(): void;
}

// At most five retries in a row; the last failure is reported once.
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
