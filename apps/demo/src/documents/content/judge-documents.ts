import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { judge, type Judgement } from '@visawright/forms/rules/judge.ts';
import type { DocumentEvidence } from '@visawright/forms/documents/document-evidence.ts';
import type { DemoDocument, DocumentContext } from './demo-document.types.ts';

const polygon: PageEvidence['polygon'] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

const asRead = ({ kind, category, fileName, values }: DemoDocument, at: number): DocumentEvidence => {
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
    values: Object.entries(values).map(([field, value]) => ({
      ...head,
      field,
      value,
      raw: value,
      pageUid: docId,
      pageIndex: 0,
      polygon,
    })),
    tables: [],
  };
};

// Runs the rules on an application as if it had these documents.
export function judgeDocuments(given: DocumentContext, documents: readonly DemoDocument[]): Judgement {
  const { today, form, formId, group, from, to, visaType, person, isMinor } = given;
  return judge({
    today,
    form,
    formId,
    group,
    context: { 'application.visaCategory': group, 'derived.isMinor': isMinor ? 'Yes' : 'No' },
    application: { fromDate: from, toDate: to, visaTo: form.destination, nationality: 'India', visaType },
    applicant: { firstName: person.givenNames, lastName: person.surname },
    documents: documents.map(asRead),
    values: { maritalStatus: 'Single', costCoveredBy: 'Myself' },
  });
}

// The fewest documents that lead to no more findings than all of them; earlier ones in the list are preferred.
export function fewestDocuments(given: DocumentContext, all: readonly DemoDocument[]): DemoDocument[] {
  const findingCount = (documents: readonly DemoDocument[]) => judgeDocuments(given, documents).findings.length;
  const least = findingCount(all);
  let needed = [...all];
  for (const each of all.toReversed()) {
    const without = needed.filter((other) => other !== each);
    if (findingCount(without) <= least) needed = without;
  }
  return needed;
}
