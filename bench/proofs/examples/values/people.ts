import { partnerLinkExamples } from '@visawright/contract/examples/partner-links.ts';
import type { Context, Values } from '../context.ts';

const reason = 'The contract has ended';

export const peopleValues: Values = {
  realm: ({ stage }) => stage.world.path,
  domain: ({ stage }) => stage.ids.domain,
  domainAddress: ({ stage }) => `https://${stage.ids.domain}`,
  password: ({ stage }) => stage.password,
  agency: ({ stage }) => stage.ids.agency,
  distributor: ({ stage }) => stage.ids.distributor,
  agencyPerson: ({ stage }) => stage.world.people.agency.uid,
  agencyEmail: ({ stage }) => stage.world.people.agency.email,
  agent: ({ stage }) => stage.ids.agent,
  agentEmail: ({ stage }) => stage.world.people.agent.email,
  colleague: ({ stage }) => stage.ids.colleague,
  invitedAgent: ({ stage }) => stage.ids.invited,
  reviewer: ({ stage }) => stage.ids.reviewer,
  otherReviewer: ({ stage }) => stage.ids.otherReviewer,
  invitedReviewer: ({ stage }) => stage.ids.invitedReviewer,
  applicantEmail: ({ stage }) => stage.world.people.applicant.email,
  directApplicant: ({ stage }) => stage.world.people.applicant.applicant!,
  suspendedAgent: async (context: Context) => {
    const { colleague, agent } = context.stage.ids;
    const body = { personUid: colleague, handOverTo: agent, reason };
    await context.reply('agency', (client) => client.suspendAgent({ body }));
    return colleague;
  },
  suspendedReviewer: async (context) => {
    const body = { personUid: context.stage.ids.otherReviewer, reason };
    await context.reply('agency', (client) => client.suspendReviewer({ body }));
    return context.stage.ids.otherReviewer;
  },
  suspendedAgency: async (context) => {
    const body = { agencyUid: context.stage.world.sides.south.agency, reason };
    await context.reply('admin', (client) => client.suspendAgency({ body }));
    return body.agencyUid;
  },
  suspendedDistributor: async (context) => {
    const body = { distributorUid: context.stage.world.sides.south.distributor, reason };
    await context.reply('admin', (client) => client.suspendDistributor({ body }));
    return body.distributorUid;
  },
  request: ({ stage }) => stage.ids.request,
  apiKey: ({ stage }) => stage.world.people.agency.personal.apiKey,
  endpoint: ({ stage }) => stage.ids.endpoint,
  delivery: ({ stage }) => stage.ids.delivery,
  partnerLink: ({ stage }) => stage.ids.partnerLink,
  partnerKey: async ({ reply }) => {
    const { body } = partnerLinkExamples.createPartnerLink;
    const { address } = await reply('agency', (client) => client.createPartnerLink({ body }));
    return new URL(address).pathname.split('/').at(-1)!;
  },
};
