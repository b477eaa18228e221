// What the walk through one application found.
export interface ApplicationResult {
  readonly realm: string;
  readonly reference: string;
  readonly traveller: string;
  readonly destination: string;
  readonly status: string;
  readonly by: string; // the account that walked through it
  readonly documents: number;
  readonly values: number;
  readonly photo: string;
  readonly findings: number;
  readonly package: string;
  readonly faults: readonly string[];
}

const columns = [
  'realm',
  'reference',
  'traveller',
  'destination',
  'status',
  'by',
  'documents',
  'values',
  'photo',
  'findings',
  'package',
] as const satisfies readonly (keyof ApplicationResult)[];

// One line for each application, its faults below it, and the count at the end.
export function resultTable(results: readonly ApplicationResult[]): string {
  const widths = columns.map((column) =>
    Math.max(column.length, ...results.map((each) => String(each[column]).length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('  ')
      .trimEnd();
  const rows = results.flatMap((each) => [
    `${each.faults.length === 0 ? 'ok  ' : 'bad '} ${line(columns.map((column) => String(each[column])))}`,
    ...each.faults.map((fault) => `       ${fault}`),
  ]);
  return [`     ${line(columns)}`, ...rows, countLine(results)].join('\n');
}

const countLine = (results: readonly ApplicationResult[]): string => {
  const failed = results.filter(({ faults }) => faults.length > 0).length;
  return `${results.length - failed} passed, ${failed} failed`;
};
