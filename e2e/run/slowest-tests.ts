interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { title: string; tests: readonly { results: readonly { duration: number }[] }[] }[];
}

export interface TimedReport {
  readonly suites: readonly Suite[];
}

const testsOf = ({ file, suites = [], specs }: Suite): { name: string; seconds: number }[] => [
  ...specs.map(({ title, tests }) => ({
    name: `${file}: ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1_000,
  })),
  ...suites.flatMap(testsOf),
];

// The journeys that took longest, for the log of the gate.
export const slowestTests = ({ suites }: TimedReport, most = 25): string[] =>
  suites
    .flatMap(testsOf)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `   ${seconds.toFixed(1).padStart(7)} s  ${name}`);
