// Edit distance from `wanted` to the prefix of `text` of each length up to `longest`.
export function editDistances(wanted: string, text: string, longest: number): number[] {
  let row = Array.from({ length: longest + 1 }, (_, i) => i);
  for (let w = 1; w <= wanted.length; w++) {
    const next = [w];
    for (let t = 1; t <= longest; t++) {
      const swap = row[t - 1]! + (wanted[w - 1] === text[t - 1] ? 0 : 1);
      next[t] = Math.min(swap, row[t]! + 1, next[t - 1]! + 1);
    }
    row = next;
  }
  return row;
}
