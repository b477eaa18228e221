// Level and upright lines in one unit: heights of the upright page, x from its left edge.
export interface RuledLine {
  readonly at: number; // its y if level, its x if upright
  readonly from: number;
  readonly to: number;
}

export interface RuledLines {
  readonly level: readonly RuledLine[];
  readonly upright: readonly RuledLine[];
}

export const near = 0.0036; // three points of A4: the ends of lines that meet
const shortest = 0.008;

// Dashes, cell borders that touch, and double lines become one line.
function joined(lines: readonly RuledLine[]): RuledLine[] {
  const groups: { at: number; lines: RuledLine[] }[] = [];
  for (const line of [...lines].sort((a, b) => a.at - b.at)) {
    const last = groups.at(-1);
    if (last && line.at - last.at < near) last.lines.push(line);
    else groups.push({ at: line.at, lines: [line] });
  }
  return groups.flatMap(({ lines: own }) => {
    const out: { at: number; from: number; to: number }[] = [];
    for (const line of own.sort((a, b) => a.from - b.from)) {
      const last = out.at(-1);
      if (last && line.from - last.to < near) last.to = Math.max(last.to, line.to);
      else out.push({ ...line });
    }
    return out.filter(({ from, to }) => to - from > shortest);
  });
}

export const joinLines = ({ level, upright }: RuledLines): RuledLines => ({
  level: joined(level),
  upright: joined(upright),
});
