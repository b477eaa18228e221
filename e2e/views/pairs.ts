// Pairwise combinations: every pair of values of the three lists occurs at least once, in as few rows as the first two lists allow.
export function pairs<A, B, C>(as: readonly A[], bs: readonly B[], cs: readonly C[]): [A, B, C][] {
  return as.flatMap((a, i) => bs.map((b, j): [A, B, C] => [a, b, cs[(i + j) % cs.length]!]));
}
