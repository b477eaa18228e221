const most = 20;
const quietMs = 1_000;

// Handles a few hints one by one; a burst, such as a bulk transfer, triggers one reload after it has passed.
export function limitBurst<T>(one: (item: T) => Promise<unknown>, all: () => void) {
  let inWork = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    hear(item: T) {
      if (inWork >= most) {
        clearTimeout(timer);
        timer = setTimeout(all, quietMs);
        return;
      }
      inWork++;
      one(item)
        .catch(() => undefined) // a failed refresh is repaired by the next hint or reload
        .finally(() => inWork--);
    },
    stop: () => clearTimeout(timer),
  };
}
