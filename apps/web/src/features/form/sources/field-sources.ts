import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { FormState, AnswerSource } from '@visawright/contract/forms/form-state.ts';

export const isPageSource = (source: AnswerSource | null | undefined): source is PageEvidence =>
  source?.from === 'document' && source.pageIndex >= 0;

type Known = Pick<FormState, 'answers' | 'proposals'>;

// Sources of a field's value: of the confirmed answer, otherwise of the first proposal.
export function fieldSources({ answers, proposals }: Known, field: string): readonly AnswerSource[] {
  const answer = answers[field];
  return answer?.source ? [answer.source] : (proposals[field]?.choices[0]?.sources ?? []);
}

// Every document region that fills a field, in the form's order and without duplicates.
export function sourceRegions(known: Known, fields: Iterable<string>): { field: string; source: PageEvidence }[] {
  return [...fields].flatMap((field) => {
    const all = [
      ...fieldSources(known, field),
      ...(known.proposals[field]?.choices.flatMap(({ sources }) => sources) ?? []),
    ].filter(isPageSource);
    const places = new Map(all.map((source) => [`${source.pageUid} ${source.field}`, source]));
    return [...places.values()].map((source) => ({ field, source }));
  });
}
