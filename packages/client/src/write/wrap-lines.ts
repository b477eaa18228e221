const longest = 120;

// Lines of written types, broken where a type can be broken: before a member, an alternative and the end of an object.
export const wrapLines = (text: string): string => text.split('\n').flatMap(wrapped).join('\n');

function wrapped(line: string): string[] {
  if (line.length <= longest) return [line];
  const indent = /^ */.exec(line)![0];
  const comment = /^ *\/\*\* (.*) \*\/$/.exec(line)?.[1];
  if (comment === undefined) return filled(line.split(/ (?=readonly |\| |\} )/), `${indent}  `);
  const [first = '', ...more] = filled(comment.split(' '), '');
  return [`${indent}/**`, ...[first, ...more].map((part) => `${indent} * ${part}`), `${indent} */`];
}

// As many words in each line as it can take.
function filled(words: readonly string[], indent: string): string[] {
  const lines = [words[0]!];
  for (const word of words.slice(1))
    if (lines.at(-1)!.length + 1 + word.length <= longest - 6) lines.push(`${lines.pop()!} ${word}`);
    else lines.push(`${indent}${word}`);
  return lines;
}
