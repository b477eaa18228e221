import type { TextLine } from '../../readable-document.types.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';

// A form may repeat a label below `Inviter` and below `Guest`: values below another party's heading are dropped.
export function dropUnderHeading(
  open: OpenDocument,
  candidates: Candidates,
  fields: readonly string[],
  other: RegExp,
  own: RegExp,
): void {
  const isHeading = (line: TextLine) =>
    (/:\s*$/.test(line.text) && other.test(line.text)) ||
    (line.text.split(/\s+/).length <= 5 &&
      !/[:.]\s*\S/.test(line.text) &&
      !open.lines.some((each) => each !== line && each.page === line.page && each.row === line.row));
  const headings = open.lines.flatMap((line, at) =>
    isHeading(line) && (other.test(line.text) || own.test(line.text))
      ? [{ at, isOther: other.test(line.text) && !own.test(line.text) }]
      : [],
  );
  if (!headings.some((each) => each.isOther)) return;
  const owner = (word: unknown) => {
    const at = open.lines.findIndex((line) => line.words.some((each) => each === word));
    return headings.filter((each) => each.at < at).at(-1);
  };
  for (const field of fields)
    candidates[field] = (candidates[field] ?? []).filter(
      (each) => each.by !== 'label' || !owner(each.words[0])?.isOther,
    );
}
