// 2025-26 with any separator: 2025-2026, 2025–26, AY 2025/26. The second year follows the first.
export function assessmentYear(raw: string): string | undefined {
  const found = /(?<!\d)(20\d{2})\s*[-–—/]\s*(?:20)?(\d{2})(?!\d)/.exec(raw);
  if (!found || (Number(found[1]) + 1) % 100 !== Number(found[2])) return undefined;
  return `${found[1]}-${found[2]}`;
}
