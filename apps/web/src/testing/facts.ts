import type { FactChangeEntry, FactDetail, FactEffect, FactLine } from '@visawright/contract/forms/facts.ts';
import type { Handlers } from './fake-server.ts';
import { uid } from './uid.ts';

const today = '2026-11-17';

export const factLine = (more: Partial<FactLine> = {}): FactLine => ({
  formId: 'japan',
  key: 'fee:Single entry',
  kind: 'fee',
  count: 1,
  value: { amount: 500, currency: 'INR', basis: 'Single entry', asOf: '2025' },
  sha256: 'a'.repeat(64),
  source: { title: 'Fees of the embassy', url: 'https://embassy.test/fees', kind: 'authority', date: '2025-04' },
  note: null,
  confidence: 'medium',
  checkedOn: null,
  checkedBy: 'Visawright',
  nextCheck: null,
  isDue: true,
  isChanged: false,
  isProposed: false,
  openApplications: 12,
  ...more,
});

export const factDetail = (line: FactLine, more: Partial<FactDetail> = {}): FactDetail => ({
  line,
  facts: [{ key: line.key, value: line.value, mayChange: true }],
  history: [
    {
      kind: 'shipped',
      at: null,
      on: line.checkedOn,
      byName: 'Visawright',
      source: line.source,
      value: line.value,
      isRemoved: false,
      stands: true,
      reason: null,
    },
  ],
  applications: [
    { status: 'draft', count: 9 },
    { status: 'initiated', count: 3 },
  ],
  proposals: [],
  ...more,
});

export const factEffect = (more: Partial<FactEffect> = {}): FactEffect => ({
  formId: 'japan',
  problems: [],
  facts: [],
  applications: [
    { status: 'draft', count: 9 },
    { status: 'initiated', count: 3 },
  ],
  movedDays: 0,
  safeDays: [],
  rules: [],
  ...more,
});

export const factChange = (more: Partial<FactChangeEntry> = {}): FactChangeEntry => ({
  changeUid: uid(40),
  kind: 'edit',
  state: 'proposed',
  formIds: ['japan'],
  key: 'fee:Single entry',
  count: 1,
  note: 'New list of fees',
  byName: 'Joy Fernandes',
  isOwn: false,
  at: '2026-11-17T09:00:00.000Z',
  decidedByName: null,
  decidedAt: null,
  decision: null,
  ...more,
});

// A worklist that pages like the server's; a check moves its fact to the next one.
export function factServer(lines: readonly FactLine[]): Handlers {
  const all = new Map(lines.map((line) => [`${line.formId}/${line.key}`, line]));
  const nameOf = ({ formId, key }: { formId: string; key: string }) => `${formId}/${key}`;
  return {
    listProposals: () => ({ proposals: [] }),
    listFactChanges: () => ({ changes: [] }),
    listFacts: ({ query }) => {
      const found = [...all.values()].filter(
        ({ formId, kind, isDue }) =>
          (query.formId ?? formId) === formId &&
          (query.kind ?? kind) === kind &&
          (query.due === undefined || isDue === (query.due === 'due')),
      );
      const from = Number(query.from ?? 0);
      return {
        today,
        items: found.slice(from, from + Number(query.limit ?? 50)),
        total: found.length,
        due: [...all.values()].filter(({ isDue }) => isDue).length,
      };
    },
    getFact: ({ query }) => factDetail(all.get(nameOf(query))!),
    checkFact: ({ body }) => {
      const checked: FactLine = {
        ...all.get(nameOf(body))!,
        checkedOn: today,
        checkedBy: 'Meera Nair',
        nextCheck: '2027-05-16',
        isDue: false,
      };
      all.set(nameOf(body), checked);
      return checked;
    },
  };
}
