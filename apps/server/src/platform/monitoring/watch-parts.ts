import type { Logger } from 'pino';
import { onSuspectedPart, type PartName } from '../errors/suspect-part.ts';

export interface PartCheck {
  readonly part: PartName;
  readonly answers: () => Promise<boolean>;
}

export interface PartState {
  readonly isUp: boolean;
  readonly since: number; // when that began, as far as this process knows
  readonly seconds: number; // the latest answer took
  readonly failures: number; // how often it began to fail since the process started
}

export interface PartsWatch {
  readonly states: () => ReadonlyMap<PartName, PartState>;
  round(): Promise<void>; // asks all parts now
  close(): void;
}

const answerMs = 5_000;
const soonMs = 250; // many calls fail together; one question answers all

// Logs each part by name once when it fails and once when it is back. Asked regularly, and at once when a call of it has failed.
export function watchParts(log: Logger, checks: readonly PartCheck[]): PartsWatch {
  const states = new Map<PartName, PartState>();
  const asking = new Map<PartName, Promise<void>>();
  const soon = new Map<PartName, NodeJS.Timeout>();

  const look = async ({ part, answers }: PartCheck): Promise<void> => {
    const from = performance.now();
    const isUp = await within(answers().catch(() => false));
    const seconds = (performance.now() - from) / 1_000;
    const before = states.get(part);
    const [now, hasChanged] = [Date.now(), before === undefined || before.isUp !== isUp];
    const failures = (before?.failures ?? 0) + (hasChanged && !isUp ? 1 : 0);
    states.set(part, { isUp, seconds, failures, since: before && !hasChanged ? before.since : now });
    if (hasChanged && !isUp) log.error({ part }, 'a part does not answer');
    if (hasChanged && isUp && before)
      log.warn({ part, seconds: Math.round((now - before.since) / 1_000) }, 'a part answers again');
  };

  // One question at a time for each part.
  const ask = (check: PartCheck): Promise<void> => {
    const running = asking.get(check.part);
    if (running) return running;
    const answer = look(check).finally(() => asking.delete(check.part));
    asking.set(check.part, answer);
    return answer;
  };

  const forget = onSuspectedPart((part) => {
    const check = checks.find((each) => each.part === part);
    if (!check || soon.has(part)) return;
    const timer = setTimeout(() => {
      soon.delete(part);
      void ask(check);
    }, soonMs);
    soon.set(part, timer.unref());
  });

  return {
    states: () => states,
    round: async () => void (await Promise.all(checks.map(ask))),
    close() {
      forget();
      for (const timer of soon.values()) clearTimeout(timer);
    },
  };
}

// A part that does not answer in time does not answer.
async function within(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), answerMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
