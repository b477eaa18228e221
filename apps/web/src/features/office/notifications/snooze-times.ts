// When a snoozed row comes back, by the clock of this computer.
export interface SnoozeTime {
  readonly id: 'laterToday' | 'tomorrow' | 'answer' | 'beforeLodging';
  readonly until: Date;
}

const morning = 9;
const lastHour = 18; // later than this it is not "today" any more
const laterHours = 3;
const answerDays = 4;

const atHour = (from: Date, days: number, hour: number) =>
  new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, hour);

export const morningOf = (day: string): Date => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date, morning);
};

export function snoozeTimes(lodgeBy: string | null, now = new Date()): SnoozeTime[] {
  const later = now.getHours() + laterHours;
  const beforeLodging = lodgeBy && atHour(morningOf(lodgeBy), -1, morning);
  return [
    ...(later <= lastHour ? [{ id: 'laterToday' as const, until: atHour(now, 0, later) }] : []),
    { id: 'tomorrow', until: atHour(now, 1, morning) },
    { id: 'answer', until: atHour(now, answerDays, morning) },
    ...(beforeLodging && beforeLodging > atHour(now, 1, morning)
      ? [{ id: 'beforeLodging' as const, until: beforeLodging }]
      : []),
  ];
}
