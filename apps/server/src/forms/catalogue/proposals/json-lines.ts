export type JsonPath = readonly (string | number)[];

export const pathText = (path: JsonPath): string =>
  path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${part}` : part),
    '',
  );

interface Open {
  readonly path: JsonPath;
  readonly isList: boolean;
  at: string | number; // name or index of the next value
}

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

// The line each value of a valid JSON text starts on, by path, so that problems can be shown at their line.
export function jsonLines(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const open: Open[] = [];
  const ends = lineEnds(text);
  let line = 1;
  let isName = false;
  for (const { 0: word, index } of text.matchAll(token)) {
    while (ends[line - 1]! < index) line += 1;
    const inside = open.at(-1);
    if (word === '}' || word === ']') open.pop();
    else if (word === ':') isName = false;
    else if (word === ',') {
      if (inside!.isList) inside!.at = (inside!.at as number) + 1;
      else isName = true;
    } else if (isName && inside && !inside.isList) {
      inside.at = JSON.parse(word) as string;
      lines.set(pathText([...inside.path, inside.at]), line);
    } else {
      const path = inside ? [...inside.path, inside.at] : [];
      const name = pathText(path);
      if (!lines.has(name)) lines.set(name, line);
      if (word === '{' || word === '[') open.push({ path, isList: word === '[', at: 0 });
    }
    if (word === '{') isName = true;
    if (word === '[') isName = false;
    if ((word === '}' || word === ']') && open.length > 0) isName = false;
  }
  return lines;
}

function lineEnds(text: string): number[] {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return [...ends, Infinity];
}
