const longest = 730;

const stayPattern = new RegExp(
  String.raw`^(?:up to |upto |maximum |max\.? |not exceeding |` +
    String.raw`for )?0*(?<number>\d{1,3})\s*(?:\(\w+\)\s*)?(?<unit>days?|d\b|jours?|tage?|giorni|dias|días|dagen|` +
    String.raw`nights?|months?|mois|monate?|mesi|meses|maanden|weeks?|years?)?`,
  'iu',
);
// longer than any visit

// 90 DAYS, 6 months, up to 30 days from each arrival, 90. A month counts as thirty days, so that the result never
// exceeds the permitted stay.
export function stayDays(raw: string): string | undefined {
  const text = raw.split('\n')[0]!.trim();
  const stated = stayPattern.exec(text)?.groups;
  if (!stated || (!stated['unit'] && !/^\d{1,3}$/.test(text))) return undefined;
  const unit = (stated['unit'] ?? 'days').toLowerCase();
  const each = unit.startsWith('y') ? 360 : /^(?:mo|me|ma)/.test(unit) ? 30 : unit.startsWith('w') ? 7 : 1;
  const days = Number(stated['number']) * each;
  return days > 0 && days <= longest ? String(days) : undefined;
}
