// A day of the calendar, written yyyy-mm-dd; forms ask for nothing outside these centuries.
export function isRealDay(text: string): boolean {
  if (!/^(18|19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
