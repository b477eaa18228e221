import { execFileSync } from 'node:child_process';

// Files in the work tree that git neither knows nor ignores.
export const strayFiles = (root: string): Set<string> =>
  new Set(
    execFileSync('git', ['ls-files', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== ''),
  );

export const leftFiles = (before: ReadonlySet<string>, after: ReadonlySet<string>): string[] => [
  ...after.difference(before),
];
