const most = 20;
const quietMs = 1_000;

// One by one while they are few; a flood (hundreds transferred at once) is answered by one reading after it has passed.
export function burst<T>(one: (item: T) => Promise<unknown>, all: () => void) {
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
        .catch(() => undefined) // a hint that cannot be followed now is made good by the next one, or by the next reading
        .finally(() => inWork--);
    },
    stop: () => clearTimeout(timer),
  };
}
