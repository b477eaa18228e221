import type { Handlers } from '../../platform/http/call.ts';
import { catalogueForm } from './catalogue-form.ts';
import { listCatalogue } from './list-catalogue.ts';
import { checkProposal, createProposal, decideProposal, getProposal, listProposals } from './proposals/proposals.ts';
import { verifyCatalogue } from './verify-catalogue.ts';

export const catalogueHandlers = {
  listCatalogue,
  catalogueForm,
  verifyCatalogue,
  checkProposal,
  createProposal,
  listProposals,
  getProposal,
  decideProposal,
} satisfies Partial<Handlers>;
