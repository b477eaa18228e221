import type { Row } from './shard.ts';

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100);
const mean = (list: readonly number[]) =>
  Math.round((list.reduce((a, b) => a + b, 0) / Math.max(1, list.length)) * 100) / 100;

const summary = (rows: readonly Row[]) => ({
  pictures: rows.length,
  exactPercent: share(rows.filter((row) => row.exact).length, rows.length),
  acceptedPercent: share(rows.filter((row) => row.accepted).length, rows.length),
  accepted: rows.filter((row) => row.accepted).length,
  acceptedValues: rows.reduce((sum, row) => sum + row.acceptedValues, 0),
  wrongAccepted: rows.reduce((sum, row) => sum + row.wrong.length, 0),
  retakeAsked: rows.filter((row) => row.retake.length > 0).length,
  cpuSeconds: mean(rows.map((row) => row.cpu)),
});

export function figuresOf(rows: readonly Row[]) {
  const still = rows.filter((row) => row.condition !== 'motion');
  const conditions = [...new Set(rows.map((row) => row.condition))];
  const fields = new Map<string, number>();
  for (const row of rows) for (const field of row.unsure) fields.set(field, (fields.get(field) ?? 0) + 1);
  return {
    all: summary(rows),
    withoutMotion: summary(still),
    byCondition: Object.fromEntries(
      conditions.map((name) => [name, summary(rows.filter((row) => row.condition === name))]),
    ),
    notAcceptedByField: Object.fromEntries([...fields].sort((a, b) => b[1] - a[1])),
    wrong: rows.flatMap((row) => row.wrong.map((each) => ({ id: row.id, ...each }))),
    notExact: still.filter((row) => !row.exact).map((row) => row.id),
  };
}
