export interface PaneSizes {
  readonly left: number; // pixels
  readonly right: number;
}

const usual: PaneSizes = { left: 308, right: 388 };
export const least = { left: 200, centre: 300, right: 260 };

// What was stored, as far as this window has room for it: the page in the middle needs the most.
export function fittingSizes(stored: Partial<PaneSizes> | null, width: number): PaneSizes {
  const left = clamp(stored?.left ?? usual.left, least.left, width * 0.27);
  const right = clamp(stored?.right ?? usual.right, least.right, width * 0.36);
  const tooMuch = left + right + least.centre - width;
  if (tooMuch <= 0) return { left, right };
  const fromRight = Math.min(tooMuch, right - least.right);
  return { left: Math.max(least.left, left - (tooMuch - fromRight)), right: right - fromRight };
}

const clamp = (value: number, low: number, high: number) =>
  Math.round(Number.isFinite(value) ? Math.max(low, Math.min(value, Math.max(low, high))) : low);
