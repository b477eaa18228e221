import type { BlankField, BlankMatch, BlankQuestion, BlankUse } from '@visawright/contract/delivery/blank.ts';

type SentMatch = Pick<BlankMatch, 'fieldId' | 'use' | 'isConfirmed'>;

// The first field that cannot be matched as sent; undefined if all can.
export function invalidMatch(
  matches: readonly SentMatch[],
  fields: readonly BlankField[],
  questions: readonly BlankQuestion[],
): string | undefined {
  const known = new Map(fields.map((field) => [field.id, field]));
  const asked = new Map(questions.map((question) => [question.ref, question]));
  const seen = new Set<string>();
  return matches.find(({ fieldId, use }) => {
    const field = known.get(fieldId);
    const isKnown = field !== undefined && !seen.has(fieldId) && isPossible(field, use, asked);
    seen.add(fieldId);
    return !isKnown;
  })?.fieldId;
}

function isPossible({ kind }: BlankField, use: BlankUse, asked: ReadonlyMap<string, BlankQuestion>): boolean {
  if (use.as === 'empty') return true;
  if (use.as === 'tick') return kind === 'tick' && asked.get(use.question)?.options?.includes(use.option) === true;
  if (kind !== 'text') return false;
  if (use.as === 'fixed') return true;
  const hasRow = use.questions.some((ref) => ref.includes('.'));
  return (
    use.questions.every((ref) => asked.has(ref)) && (!hasRow || (use.questions.length === 1 && use.written !== 'line'))
  );
}

// A suggestion keeps its confidence as long as nobody changed it; what a person chose is certain.
export const withConfidence = (sent: SentMatch, before: readonly BlankMatch[]): BlankMatch => {
  const stored = before.find(({ fieldId }) => fieldId === sent.fieldId);
  const isSame = stored && JSON.stringify(stored.use) === JSON.stringify(sent.use);
  return { ...sent, confidence: sent.isConfirmed ? 1 : isSame ? stored.confidence : 0 };
};
