// At most `atOnce` at the same time; the results are in the order of the list.
export async function inParallel<T, R>(
  list: readonly T[],
  atOnce: number,
  work: (each: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = list.entries();
  const take = async () => {
    for (const [at, each] of waiting) results[at] = await work(each);
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  return results;
}
