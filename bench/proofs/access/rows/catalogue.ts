import type { catalogueOperations } from '@visawright/contract/operations/catalogue/catalogue.ts';
import type { Row } from './row.types.ts';

const own: Row = { about: 'nothing', send: () => ({}) };
const file = { target: 'germany', text: '{}' };

export const catalogueRows: Record<keyof typeof catalogueOperations, Row> = {
  listCatalogue: { ...own, narrows: true },
  catalogueForm: { about: 'nothing', send: () => ({ query: { formId: 'germany' } }) },
  verifyCatalogue: {
    about: 'nothing',
    send: () => ({
      body: { part: 'fees', formIds: ['germany'], ruleId: null, source: 'the official page', verifiedOn: '2026-10-01' },
    }),
  },
  checkProposal: { about: 'nothing', send: () => ({ body: file }) },
  createProposal: { about: 'nothing', send: () => ({ body: { ...file, note: 'n' } }), states: ['proposal.invalid'] },
  listProposals: { ...own, narrows: true },
  getProposal: { about: 'proposal', send: (ids) => ({ query: { proposalUid: ids.proposal } }) },
  decideProposal: {
    about: 'proposal',
    send: (ids) => ({ body: { proposalUid: ids.proposal, state: 'withdrawn' } }),
    states: ['proposal.decided'],
  },
};
