import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { Finding } from '@visawright/contract/forms/finding.ts';

export const onPage = (docId: string, rest: Partial<PageEvidence> = {}): PageEvidence => ({
  from: 'document',
  docId,
  fileName: `${docId}.pdf`,
  category: 'Insurance',
  kind: 'travelInsurance',
  field: 'validUntil',
  value: '2027-03-18',
  raw: '18/03/2027',
  outcome: 'accept',
  isConfirmed: false,
  pageUid: 'page',
  pageIndex: 0,
  polygon: [
    [0.1, 0.1],
    [0.4, 0.1],
    [0.4, 0.2],
  ],
  ...rest,
});

const words = { title: 'Title', text: 'Text', remedy: 'Remedy' };
export const aFinding = (key: string, rest: Partial<Finding> = {}): Finding => ({
  key,
  rule: 'insurance-covers-trip',
  severity: 'blocking',
  status: 'fails',
  words: { en: words, hi: words },
  evidence: [],
  days: null,
  remedy: { kind: 'none', category: null, docId: null, field: null },
  fields: [],
  source: { name: 'Visa Code, Article 15', url: null, kind: 'law', date: null },
  verifiedOn: '2024-06',
  isStale: false,
  mayAccept: true,
  accepted: null,
  ...rest,
});
