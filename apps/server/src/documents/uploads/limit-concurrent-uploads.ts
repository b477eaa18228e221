const atOnce = 4; // decrypted files in this process's memory
let running = 0;
const waiting: (() => void)[] = [];

export async function limitConcurrentUploads<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
