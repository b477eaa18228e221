const dayMs = 86_400_000;

// Everything of the demo is told from today, so that deadlines are near whenever it is seeded.
export const daysAgo = (days: number, now = Date.now()): Date => new Date(now - days * dayMs);
export const dayIn = (days: number, now = Date.now()): string =>
  new Date(now + days * dayMs).toISOString().slice(0, 10);
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;
