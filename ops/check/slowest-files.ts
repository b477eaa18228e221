export interface TimedFile {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
}

// The files that took longest, for the log of the gate: seconds and name. Files run beside each other, so their sum is no total.
export function slowestFiles(files: readonly TimedFile[], root: string, most = 25): string[] {
  return files
    .map(({ name, startTime, endTime }) => ({
      name: name.replace(`${root}/`, ''),
      seconds: (endTime - startTime) / 1_000,
    }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `   ${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
