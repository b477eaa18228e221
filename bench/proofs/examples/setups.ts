import { sql } from '@visawright/server/tools.ts';
import type { OperationId } from '@visawright/contract/operations/index.ts';
import type { Context } from './context.ts';
import { setUpApp } from './values/accounts.ts';
import { addDevice, offerSms, saveProvider } from './values/channels.ts';
import { values } from './values/index.ts';

type Setup = (context: Context) => Promise<unknown>;

const app: Setup = (context) => setUpApp(context, 'agent');
const feed: Setup = ({ reply }) => reply('agent', (client) => client.createCalendarFeed({ body: {} }));
const pageReport = {
  portal: 'proof-portal',
  packNumber: 1,
  page: null,
  differences: ['A new field: Telephone of the host'],
  skeleton: {
    origin: 'http://127.0.0.1:9191',
    path: '/form/host',
    title: 'Host',
    headings: ['Host in France'],
    controls: [],
  },
};

// What has to be the case before the example of an operation, besides the values it names.
export const setups: Partial<Record<OperationId, Setup>> = {
  listCategoryLessons: async (context) => values.lesson!(context),
  removeSecondFactor: app,
  newRecoveryCodes: app,
  getCalendarFeed: feed,
  endCalendarFeed: feed,
  getChannels: async (context) => values.pushDevice!(context),
  sendPhoneCode: offerSms,
  getRealmChannels: offerSms,
  findAgencyProvider: saveProvider,
  listAgencyProviders: saveProvider,
  sendTestMessage: (context) => addDevice(context, 'admin'),
  listHolds: async (context) => values.hold!(context),
  listExtensionReleases: ({ reply }) =>
    reply('admin', (client) => client.extensionCreate({ body: { version: '1.4', notes: 'Recognises new pages' } })),
  listPageReports: ({ reply }) => reply('extension', (client) => client.reportPage({ body: pageReport })),
  listProposals: async (context) => values.proposal!(context),
  listFactChanges: async (context) => values.factChange!(context),
  listPasskeys: async (context) => values.passkey!(context),
  createRequest: (context) => {
    const body = { requestUid: context.stage.ids.request, status: 'APPROVED' as const };
    return context.reply('distributor', (client) => client.decideRequest({ body }));
  },
  async realmByHost({ stage }) {
    await stage.owner.run(
      sql`insert into realm_host (host, realm_id) values (${stage.ids.domain}, ${stage.owner.realmId})`,
    );
    stage.forget();
  },
};
