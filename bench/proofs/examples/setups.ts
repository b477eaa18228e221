import type { OperationId } from '@visawright/contract/operations/index.ts';
import type { Context } from './context.ts';
import { values } from './values/index.ts';
import { setUpApp } from './values/accounts.ts';

const app = async (context: Context) => {
  await setUpApp(context, 'agent');
};

// What has to be the case before the example of an operation, besides the values it names.
export const setups: Partial<Record<OperationId, (context: Context) => Promise<void>>> = {
  listCategoryLessons: async (context) => {
    await values.lesson!(context);
  },
  removeSecondFactor: app,
  newRecoveryCodes: app,
  async createRequest(context) {
    const body = { requestUid: context.stage.ids.request, status: 'APPROVED' as const };
    await context.reply('distributor', (client) => client.decideRequest({ body }));
  },
};
