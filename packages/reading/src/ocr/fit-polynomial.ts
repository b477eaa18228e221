// Least squares: the polynomial of the given degree (0 to 2) nearest to the points.
export function fitPolynomial(xs: readonly number[], ys: readonly number[], degree: number): [number, number, number] {
  const size = degree + 1;
  const rows = Array.from({ length: size }, () => new Float64Array(size + 1));
  for (let i = 0; i < xs.length; i++) {
    for (let r = 0; r < size; r++) {
      for (let c = 0; c < size; c++) rows[r]![c]! += xs[i]! ** (r + c);
      rows[r]![size]! += ys[i]! * xs[i]! ** r;
    }
  }
  for (let p = 0; p < size; p++) {
    let pivot = p;
    for (let r = p + 1; r < size; r++) if (Math.abs(rows[r]![p]!) > Math.abs(rows[pivot]![p]!)) pivot = r;
    [rows[p], rows[pivot]] = [rows[pivot]!, rows[p]!];
    if (Math.abs(rows[p]![p]!) < 1e-9) return fitPolynomial(xs, ys, degree - 1);
    for (let r = 0; r < size; r++) {
      if (r === p) continue;
      const factor = rows[r]![p]! / rows[p]![p]!;
      for (let c = p; c <= size; c++) rows[r]![c]! -= factor * rows[p]![c]!;
    }
  }
  const [a = 0, b = 0, c = 0] = rows.map((row, i) => row[size]! / row[i]!);
  return [a, b, c];
}
