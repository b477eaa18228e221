const longest = 730; // nobody's visit

// 90 DAYS, 6 months, up to 30 days from each arrival, 90. Months count thirty days: never more than is allowed.
export function stayDays(raw: string): string | undefined {
  const text = raw.split('\n')[0]!.trim();
  const said = /^(?:up to |upto |maximum |max\.? |not exceeding |for )?0*(?<number>\d{1,3})\s*(?:\(\w+\)\s*)?(?<unit>days?|d\b|jours?|tage?|giorni|dias|días|dagen|nights?|months?|mois|monate?|mesi|meses|maanden|weeks?|years?)?/iu.exec(text)?.groups; // prettier-ignore
  if (!said || (!said['unit'] && !/^\d{1,3}$/.test(text))) return undefined;
  const unit = (said['unit'] ?? 'days').toLowerCase();
  const each = unit.startsWith('y') ? 360 : /^(?:mo|me|ma)/.test(unit) ? 30 : unit.startsWith('w') ? 7 : 1;
  const days = Number(said['number']) * each;
  return days > 0 && days <= longest ? String(days) : undefined;
}
