// Separate date arithmetic, so that faults are not created with the code that has to find them.
export function day(from: string, days: number): string {
  const [year, at, date] = from.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, at - 1, date + days)).toISOString().slice(0, 10);
}

export function month(from: string, months: number): string {
  const [year, number, date] = from.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, number + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, number - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
