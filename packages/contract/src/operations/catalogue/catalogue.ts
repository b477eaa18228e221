import { z } from 'zod';
import {
  catalogueConfidences,
  catalogueParts,
  catalogueSorts,
  catalogueStatuses,
} from '../../forms/catalogue-order.ts';
import {
  CatalogueEntry,
  CatalogueForm,
  formName,
  CatalogueProposal,
  ProposalEffect,
  proposalFileMax,
  proposalStates,
  ruleName,
} from '../../forms/catalogue.ts';
import { addresses } from '../addresses.ts';
import { operation } from '../operation.ts';

const Catalogue = z.object({ today: z.iso.date(), entries: z.array(CatalogueEntry) });
const file = z.strictObject({ target: formName, text: z.string().min(1).max(proposalFileMax) });
const bodyLimit = 3 * proposalFileMax; // the file is sent as a JSON string, possibly escaped

export const catalogueOperations = {
  listCatalogue: operation({
    ...addresses.listCatalogue,
    summary: 'Every form, checklist, fee, time and rule with its source, date and confidence; what wants a look first',
    access: 'catalogue.manage',
    query: z.strictObject({
      part: z.enum(catalogueParts).optional(),
      formId: formName.optional(),
      confidence: z.enum(catalogueConfidences).optional(),
      status: z.enum(catalogueStatuses).optional(),
      sort: z.enum(catalogueSorts).optional(),
    }),
    reply: Catalogue,
  }),
  catalogueForm: operation({
    ...addresses.catalogueForm,
    summary: "A form's versions with what each changed, who verified what, and how many open applications keep it",
    access: 'catalogue.manage',
    query: z.strictObject({ formId: formName }),
    reply: CatalogueForm,
  }),
  verifyCatalogue: operation({
    ...addresses.verifyCatalogue,
    summary: 'Say that a part was compared with its source, which and when',
    access: 'catalogue.manage',
    body: z.strictObject({
      part: z.enum(catalogueParts),
      formIds: z.array(formName).min(1).max(300),
      ruleId: ruleName.nullable(),
      source: z.string().trim().min(3).max(500), // a URL, or a description such as 'letter of the consulate'
      verifiedOn: z.iso.date(),
    }),
    reply: Catalogue,
    errors: ['catalogue.unknownPart', 'catalogue.dateAhead'],
    isOnce: true,
  }),
  checkProposal: operation({
    ...addresses.checkProposal,
    summary:
      'What a data file would change, what is wrong with it, and which open applications it touches; nothing is kept',
    access: 'catalogue.manage',
    body: file,
    reply: ProposalEffect,
    bodyLimit,
    limit: { max: 120, seconds: 60 },
  }),
  createProposal: operation({
    ...addresses.createProposal,
    summary: 'Keep a data file as a proposal; nothing changes for anybody',
    access: 'catalogue.manage',
    body: file.extend({ note: z.string().trim().min(1).max(1_000) }),
    reply: CatalogueProposal,
    errors: ['proposal.invalid', 'proposal.tooMany'],
    bodyLimit,
    isOnce: true,
  }),
  listProposals: operation({
    ...addresses.listProposals,
    summary: 'Proposals of this realm, latest first',
    access: 'catalogue.manage',
    reply: z.object({ proposals: z.array(CatalogueProposal) }),
  }),
  getProposal: operation({
    ...addresses.getProposal,
    summary: 'A proposal with its file, its changes against what the product has now, and what it touches',
    access: 'catalogue.manage',
    query: z.strictObject({ proposalUid: z.uuid() }),
    reply: z.object({ proposal: CatalogueProposal, text: z.string(), effect: ProposalEffect }),
  }),
  decideProposal: operation({
    ...addresses.decideProposal,
    summary: 'Withdraw a proposal, or say that the product has taken it',
    access: 'catalogue.manage',
    body: z.strictObject({ proposalUid: z.uuid(), state: z.enum(proposalStates).exclude(['open']) }),
    reply: CatalogueProposal,
    errors: ['proposal.decided'],
    isOnce: true,
  }),
};
