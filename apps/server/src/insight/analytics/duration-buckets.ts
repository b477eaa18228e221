// Minutes in buckets, six to the double, as duration_bucket() in the database numbers them.
const lowerEnd = (bucket: number) => 2 ** (bucket / 6) - 1;

// The value below which a share of the cases lies, interpolated in its bucket.
export function quantileOf(counts: ReadonlyMap<number, number>, share: number): number | null {
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  if (total === 0) return null;
  let before = 0;
  for (const [bucket, n] of [...counts].toSorted(([one], [other]) => one - other)) {
    if (before + n >= share * total) {
      const [from, to] = [lowerEnd(bucket), lowerEnd(bucket + 1)];
      return Math.round(from + ((share * total - before) / n) * (to - from));
    }
    before += n;
  }
  return null;
}
