import type { PartName } from '@visawright/server/tools.ts';

interface LogWatch {
  isNamed(): boolean; // a line since then says that the part fails
  isAway(): boolean; // the latest round of a program's watch found the part away
}

// What the logs of programs say about a part from now on.
export function watchLog(logs: readonly (readonly string[])[], part: PartName): LogWatch {
  const about = (line: string) => line.includes(`"part":"${part}"`);
  const isBack = (line: string) => line.includes('a part answers again');
  const isFound = (line: string) => isBack(line) || line.includes('a part does not answer');
  const begun = logs.map(({ length }) => length);
  return {
    isNamed: () => logs.some((lines, n) => lines.slice(begun[n]).some((line) => about(line) && !isBack(line))),
    isAway: () =>
      logs.some((lines) => {
        const found = lines.findLast((line) => about(line) && isFound(line));
        return found !== undefined && !isBack(found);
      }),
  };
}
