// Counted per process: strict enough to make guessing numbers or passwords pointless.
export function limitCallsPerMinute(most: number, now: () => number = Date.now): (personUid: string) => boolean {
  const recent = new Map<string, number[]>();
  let cleared = now();
  return (personUid) => {
    const since = now() - 60_000;
    if (cleared < since) {
      for (const [uid, times] of recent) if (times.at(-1)! < since) recent.delete(uid);
      cleared = now();
    }
    const times = (recent.get(personUid) ?? []).filter((at) => at > since);
    if (times.length >= most) return false;
    recent.set(personUid, [...times, now()]);
    return true;
  };
}
