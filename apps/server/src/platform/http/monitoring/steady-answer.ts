interface SteadyLimits {
  readonly waitMs: number; // for an answer
  readonly trustMs: number; // how long a good answer holds while the next one is late
}

const usual: SteadyLimits = { waitMs: 1_500, trustMs: 10_000 };

// Whether a part answers, for a load balancer that asks several times a second: slow is not gone. A part that says no, or has been
// silent for longer than it is trusted, is gone. The first good answer is waited for. It is asked once at a time, however many ask here.
export function steadyAnswer(
  ask: () => Promise<boolean>,
  { waitMs, trustMs }: SteadyLimits = usual,
): () => Promise<boolean> {
  let isMet = false;
  let answeredAt = -Infinity;
  let running: Promise<boolean> | undefined;
  const begin = async () => {
    const isGood = await ask().catch(() => false);
    isMet ||= isGood;
    answeredAt = isGood ? performance.now() : -Infinity;
    return isGood;
  };
  return async () => {
    running ??= begin().finally(() => (running = undefined));
    if (!isMet) return running;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, waitMs, undefined)));
    const answer = await Promise.race([running, late]);
    clearTimeout(timer);
    return answer ?? performance.now() - answeredAt < trustMs;
  };
}
