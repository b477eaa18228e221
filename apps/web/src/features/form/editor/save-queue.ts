export type SavePhase = 'idle' | 'waiting' | 'sending' | 'offline';

export interface QueueParts {
  readonly delayMs: number;
  readonly send: (fields: string[]) => Promise<void>;
  // 'later' retries the whole batch after a delay; a list re-queues only those fields.
  readonly onRefused: (error: unknown, fields: string[]) => 'later' | string[];
  readonly onPhase: (phase: SavePhase) => void;
}

const retryMs = [3_000, 6_000, 12_000, 30_000];

// Debounces each field. One call at a time, because each save is based on the version of the previous one.
export function createSaveQueue({ delayMs, send, onRefused, onPhase }: QueueParts) {
  const resting = new Map<string, ReturnType<typeof setTimeout>>();
  const due = new Set<string>();
  let sending: Promise<void> | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let fails = 0;
  let phase: SavePhase = 'idle';
  let isStopped = false;

  const publishPhase = () => {
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
      if (again === 'later' && !isStopped) {
        retry = setTimeout(wake, retryMs[Math.min(fails, retryMs.length - 1)]);
        fails += 1;
      } else fails = 0;
    }
  }

  function pump() {
    if (!isStopped && !sending && !retry && due.size > 0)
      sending = sendDue().finally(() => {
        sending = null;
        publishPhase();
        pump();
      });
    publishPhase();
  }

  function wake() {
    clearTimeout(retry);
    retry = undefined;
    pump();
  }

  function markDue(field: string) {
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
          markDue(field);
          pump();
        }, delay),
      );
      publishPhase();
    },
    drop(field: string) {
      clearTimeout(resting.get(field));
      resting.delete(field);
      due.delete(field);
      publishPhase();
    },
    has: (field: string) => resting.has(field) || due.has(field),
    waiting: () => [...resting.keys(), ...due],
    wake,
    // Sends nothing more, also not what is waiting.
    stop() {
      isStopped = true;
      for (const timer of [...resting.values(), retry]) clearTimeout(timer);
    },
    // Returns true if everything was sent.
    async flush(): Promise<boolean> {
      for (const field of resting.keys()) markDue(field);
      wake();
      await settled();
      return due.size + resting.size === 0;
    },
  };
}
