import type { PageEvidence } from '@visawright/contract/evidence.ts';
import type { FormState, Source } from '@visawright/contract/form-state.ts';

export const isPage = (source: Source | null | undefined): source is PageEvidence =>
  source?.from === 'document' && source.pageIndex >= 0;

type Known = Pick<FormState, 'answers' | 'proposals'>;

// Where a field's value stands: of a confirmed one the place that was chosen, otherwise what is proposed.
export function sourcesOf({ answers, proposals }: Known, field: string): readonly Source[] {
  const answer = answers[field];
  return answer?.source ? [answer.source] : (proposals[field]?.choices[0]?.sources ?? []);
}

// Every place of the papers that fills a field of this form, in the form's order.
export function regionsOf(known: Known, fields: Iterable<string>): { field: string; source: PageEvidence }[] {
  return [...fields].flatMap((field) => {
    const all = [
      ...sourcesOf(known, field),
      ...(known.proposals[field]?.choices.flatMap(({ sources }) => sources) ?? []),
    ].filter(isPage);
    const places = new Map(all.map((source) => [`${source.pageUid} ${source.field}`, source]));
    return [...places.values()].map((source) => ({ field, source }));
  });
}
