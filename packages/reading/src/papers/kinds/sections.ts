import type { TextLine } from '../paper.types.ts';
import type { Candidates, Open } from '../rules.types.ts';

// On a form the same label stands under `Inviter` and under `Guest`: what stands under another's heading is not ours.
export function dropUnder(
  open: Open,
  candidates: Candidates,
  fields: readonly string[],
  other: RegExp,
  own: RegExp,
): void {
  const isHeading = (line: TextLine) => (/:\s*$/.test(line.text) && other.test(line.text)) || line.text.split(/\s+/).length <= 5 && !/[:.]\s*\S/.test(line.text) && !open.lines.some((each) => each !== line && each.page === line.page && each.row === line.row); // prettier-ignore
  const headings = open.lines.flatMap((line, at) => (isHeading(line) && (other.test(line.text) || own.test(line.text)) ? [{ at, isOther: other.test(line.text) && !own.test(line.text) }] : [])); // prettier-ignore
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
