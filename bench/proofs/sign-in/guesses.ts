// Headers with which an attacker would pretend to come from another network address.
export const forwardedFor = (i: number): Record<string, string> => {
  const address = `203.0.${(i >> 8) & 255}.${i & 255}`;
  return {
    'x-forwarded-for': address,
    'x-real-ip': address,
    forwarded: `for=${address}`,
    'cf-connecting-ip': address,
    'true-client-ip': address,
  };
};

// Runs `workers` tasks at a time; results are in order.
export async function runParallel<T>(count: number, workers: number, work: (i: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const run = async () => {
    while (next < count) {
      const i = next++;
      results[i] = await work(i);
    }
  };
  await Promise.all(Array.from({ length: workers }, run));
  return results;
}

export const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

export const countByText = (texts: readonly string[]): Record<string, number> => {
  const count: Record<string, number> = {};
  for (const text of texts) count[text] = (count[text] ?? 0) + 1;
  return count;
};
