import type { PageEvidence } from '@visawright/contract/evidence.ts';
import { judge, type Judgement } from '@visawright/forms/rules/judge.ts';
import type { ReadPaper } from '@visawright/forms/read-paper.ts';
import type { DemoPaper, PaperCase } from './demo-paper.ts';

const polygon: PageEvidence['polygon'] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

const asRead = ({ kind, category, fileName, values }: DemoPaper, at: number): ReadPaper => {
  const docId = String(at);
  const head = { from: 'document', docId, fileName, category, kind, outcome: 'accept', isConfirmed: true } as const;
  return {
    docId,
    fileName,
    category,
    kind,
    isPrimary: category === 'Passport',
    belonging: 'own',
    isSettled: true,
    retake: [],
    values: Object.entries(values).map(([field, value]) => ({ ...head, field, value, raw: value, pageUid: docId, pageIndex: 0, polygon })), // prettier-ignore
    tables: [],
  };
};

// What the rules say of an application with these papers, before it has any.
export function judgePapers(given: PaperCase, papers: readonly DemoPaper[]): Judgement {
  const { today, form, formId, group, from, to, visaType, person, isMinor } = given;
  return judge({
    today,
    form,
    formId,
    group,
    context: { 'application.visaCategory': group, 'derived.isMinor': isMinor ? 'Yes' : 'No' },
    application: { fromDate: from, toDate: to, visaTo: form.destination, nationality: 'India', visaType },
    applicant: { firstName: person.givenNames, lastName: person.surname },
    papers: papers.map(asRead),
    values: { maritalStatus: 'Single', costCoveredBy: 'Myself' },
  });
}

// As few papers as answer the rules as well as all of them do; the first in the list stay longest.
export function fewestPapers(given: PaperCase, all: readonly DemoPaper[]): DemoPaper[] {
  const said = (papers: readonly DemoPaper[]) => judgePapers(given, papers).findings.length;
  const least = said(all);
  let kept = [...all];
  for (const each of all.toReversed()) {
    const without = kept.filter((other) => other !== each);
    if (said(without) <= least) kept = without;
  }
  return kept;
}
