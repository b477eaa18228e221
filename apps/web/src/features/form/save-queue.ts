export type SavePhase = 'idle' | 'waiting' | 'sending' | 'offline';

export interface QueueParts {
  readonly delayMs: number;
  readonly send: (fields: string[]) => Promise<void>;
  // What a refusal means for the fields of a batch: 'later' keeps all of them, a list sends only these again.
  readonly onRefused: (error: unknown, fields: string[]) => 'later' | string[];
  readonly onPhase: (phase: SavePhase) => void;
}

const retryMs = [3_000, 6_000, 12_000, 30_000];

// A field goes out when it has rested for a moment; one call at a time, so that each knows the version the last one made.
export function saveQueue({ delayMs, send, onRefused, onPhase }: QueueParts) {
  const resting = new Map<string, ReturnType<typeof setTimeout>>();
  const due = new Set<string>();
  let sending: Promise<void> | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let fails = 0;
  let phase: SavePhase = 'idle';

  const tell = () => {
    const now = fails > 0 ? 'offline' : sending ? 'sending' : resting.size + due.size > 0 ? 'waiting' : 'idle';
    if (now !== phase) onPhase((phase = now));
  };

  async function sendDue() {
    const fields = [...due];
    due.clear();
    try {
      await send(fields);
      fails = 0;
    } catch (error) {
      const again = onRefused(error, fields);
      for (const field of again === 'later' ? fields : again) if (!resting.has(field)) due.add(field);
      if (again === 'later') {
        retry = setTimeout(wake, retryMs[Math.min(fails, retryMs.length - 1)]);
        fails += 1;
      } else fails = 0;
    }
  }

  function pump() {
    if (!sending && !retry && due.size > 0)
      sending = sendDue().finally(() => {
        sending = null;
        tell();
        pump();
      });
    tell();
  }

  // Somebody says the line is back, or it is simply time to try again.
  function wake() {
    clearTimeout(retry);
    retry = undefined;
    pump();
  }

  function ripen(field: string) {
    clearTimeout(resting.get(field));
    resting.delete(field);
    due.add(field);
  }

  async function settled(): Promise<void> {
    if (!sending) return;
    await sending;
    await settled();
  }

  return {
    put(field: string, delay = delayMs) {
      clearTimeout(resting.get(field));
      due.delete(field);
      resting.set(
        field,
        setTimeout(() => {
          ripen(field);
          pump();
        }, delay),
      );
      tell();
    },
    drop(field: string) {
      clearTimeout(resting.get(field));
      resting.delete(field);
      due.delete(field);
      tell();
    },
    has: (field: string) => resting.has(field) || due.has(field),
    waiting: () => [...resting.keys(), ...due],
    wake,
    // Sends what waits now; true when nothing is left behind.
    async flush(): Promise<boolean> {
      for (const field of resting.keys()) ripen(field);
      wake();
      await settled();
      return due.size + resting.size === 0;
    },
  };
}
export type SaveQueue = ReturnType<typeof saveQueue>;
