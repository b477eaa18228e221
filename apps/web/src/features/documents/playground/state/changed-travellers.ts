interface Parts {
  readonly knownVersion: (applicantUid: string) => number | undefined; // undefined: not on this screen
  readonly isBusy: () => boolean; // an operation is being sent: its reply contains what others changed
  readonly read: (applicantUids: readonly string[]) => Promise<void>;
  readonly onFailed: () => void; // everything is read again
}

const gatherMs = 10; // a page that went to another traveller is announced for both

// Reads the travellers that were changed elsewhere, not the whole trip. Own operations are announced too, and need no read once their reply
// is here.
export function createChangedTravellers({ knownVersion, isBusy, read, onFailed }: Parts) {
  const announced = new Map<string, number>(); // the newest version of each
  let isReading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function readNext() {
    if (isBusy() || isReading) return;
    const changed = [...announced].flatMap(([applicantUid, version]) =>
      (knownVersion(applicantUid) ?? version) < version ? [applicantUid] : [],
    );
    announced.clear();
    if (changed.length === 0) return;
    isReading = true;
    read(changed)
      .catch(onFailed)
      .finally(() => {
        isReading = false;
        readNext();
      });
  }

  return {
    announce(applicantUid: string, version: number) {
      announced.set(applicantUid, Math.max(version, announced.get(applicantUid) ?? 0));
      clearTimeout(timer);
      timer = setTimeout(readNext, gatherMs);
    },
    readNext,
    stop: () => clearTimeout(timer),
  };
}
