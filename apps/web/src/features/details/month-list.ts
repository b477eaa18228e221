// The first days of the months from a day on, YYYY-MM-DD.
export function monthsFrom(day: string, count: number): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, n) => new Date(Date.UTC(year, month - 1 + n, 1)).toISOString().slice(0, 10));
}

export const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

// Where the calendar opens: at the chosen trip, else at the first month one can still apply for in good time.
export function openingMonth(from: string | null, today: string, daysNeeded: number): string {
  if (from) return monthOf(from);
  const first = new Date(Date.parse(today) + daysNeeded * 86_400_000);
  return monthOf(first.toISOString().slice(0, 10));
}
