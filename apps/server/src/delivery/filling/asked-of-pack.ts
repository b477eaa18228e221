import type { FillFile } from '@visawright/contract/extension/fill.ts';
import type { Pack, PackField } from '@visawright/contract/extension/pack.ts';

export type FileKind = FillFile['file'];

const sourcesOf = ({ pages }: Pack): PackField['from'][] =>
  pages.flatMap(({ fields }) => fields.map(({ from }) => from));

// The questions whose answers a portal asks for. Of a repeated question, all items.
export function questionsOf(pack: Pack): Set<string> {
  const asked = sourcesOf(pack).flatMap((from) =>
    'question' in from ? [from.question] : 'questions' in from ? from.questions : [],
  );
  const repeated = pack.pages.flatMap(({ blocks }) => blocks.map(({ question }) => question));
  return new Set([...asked, ...repeated]);
}

export const filesOf = (pack: Pack): FileKind[] => [
  ...new Set(sourcesOf(pack).flatMap((from) => ('file' in from ? [from.file] : []))),
];
