import type { JudgedDocument } from './judge-document.ts';

export interface DocumentFigures extends JudgedDocument {
  readonly id: string;
  readonly category: string;
  readonly kind: string;
  readonly as: 'text' | 'scan' | 'photo';
  readonly pages: number;
  readonly cpuMs: number;
  readonly bareCpuMs: number;
}

const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const percent = (part: number, whole: number) => (whole === 0 ? 0 : rounded((part / whole) * 100, 2));

export function summary(rows: readonly DocumentFigures[]) {
  const right = sum(rows.map((row) => row.right));
  const wrong = sum(rows.map((row) => row.wrong.length));
  const missed = sum(rows.map((row) => row.missed.length));
  // A misread field counts as one false positive and one false negative.
  const misread = sum(rows.map((row) => row.wrong.filter(({ truth }) => truth !== undefined).length));
  const accepted = sum(rows.map((row) => row.accepted));
  const wrongAccepted = sum(rows.map((row) => row.wrongAccepted.length));
  return {
    documents: rows.length,
    f1: rounded((2 * right) / Math.max(1, 2 * right + wrong + missed + misread), 4),
    acceptedPercent: percent(accepted, right + wrong),
    wrongAcceptedPercent: percent(wrongAccepted, accepted),
    accepted,
    wrongAccepted,
    categoryPercent: percent(rows.filter((row) => row.isCategoryRight).length, rows.length),
    kindPercent: percent(rows.filter((row) => row.isKindRight).length, rows.length),
    askedPercent: percent(rows.filter((row) => row.isAsked).length, rows.length),
  };
}

const grouped = <K extends string>(rows: readonly DocumentFigures[], keyOf: (row: DocumentFigures) => K) =>
  Object.fromEntries(
    [...new Set(rows.map(keyOf))].map((key) => [key, summary(rows.filter((row) => keyOf(row) === key))]),
  ) as Record<K, ReturnType<typeof summary>>;

export function figuresOf(rows: readonly DocumentFigures[]) {
  const byKind = grouped(rows, (row) => row.kind);
  const routes = [...new Set(rows.map((row) => row.as))];
  return {
    all: summary(rows),
    byRoute: grouped(rows, (row) => row.as),
    byKind,
    weakest: Object.entries(byKind)
      .sort(([, a], [, b]) => a.f1 - b.f1)
      .slice(0, 5)
      .map(([kind, { f1 }]) => ({ kind, f1 })),
    overhead: Object.fromEntries(
      routes.map((as) => {
        const of = rows.filter((row) => row.as === as);
        return [
          as,
          rounded(sum(of.map(({ cpuMs }) => cpuMs)) / Math.max(1, sum(of.map(({ bareCpuMs }) => bareCpuMs))), 2),
        ];
      }),
    ),
    wrongAccepted: rows.flatMap((row) => row.wrongAccepted.map((each) => ({ id: row.id, ...each }))),
  };
}
