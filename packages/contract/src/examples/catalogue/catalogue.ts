import type { catalogueOperations } from '../../operations/catalogue/catalogue.ts';
import type { ExamplesOf } from '../example.types.ts';
import { samples } from '../samples.ts';

const file = { target: 'germany', text: samples.destinationFile };

export const catalogueExamples: ExamplesOf<typeof catalogueOperations> = {
  listCatalogue: { as: 'admin', query: { part: 'fees', formId: 'germany' } },
  catalogueForm: { as: 'admin', query: { formId: 'germany' } },
  verifyCatalogue: {
    as: 'admin',
    body: {
      part: 'fees',
      formIds: ['germany'],
      ruleId: null,
      source: 'https://india.diplo.de/in-en/service/visa',
      verifiedOn: '2026-11-16',
    },
  },
  checkProposal: { as: 'admin', body: file },
  createProposal: { as: 'admin', body: { ...file, note: 'The fee rises in January' } },
  listProposals: { as: 'admin' },
  getProposal: { as: 'admin', query: { proposalUid: samples.proposal } },
  decideProposal: { as: 'admin', body: { proposalUid: samples.proposal, state: 'withdrawn' } },
};
