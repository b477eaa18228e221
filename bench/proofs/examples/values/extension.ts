import { samples } from '@visawright/contract/examples/samples.ts';
import { packSha256 } from '@visawright/packs/canonical/pack-hash.ts';
import { packForProof, portal } from '../../access/inserts/insert-packs.ts';
import type { Context, Values } from '../context.ts';

const begun = (context: Context) =>
  context.once('pairing', () => {
    const body = { secretSha256: samples.pairingSecretHash, browser: 'Chromium 156 on Linux', version: '1.3' };
    return context.reply('nobody', (client) => client.beginPairing({ body }));
  });

export const extensionValues: Values = {
  portal: () => portal,
  packHash: () => packSha256({ ...packForProof(1, true), isVerified: true }),
  proposedPack: ({ stage }) => stage.ids.pack,
  receipt: ({ stage }) => stage.ids.receipt,
  connection: ({ stage }) => stage.world.people.agent.personal.connection,
  pairing: async (context) => {
    const { pairingUid, code } = await begun(context);
    await context.reply('agent', (client) => client.approvePairing({ body: { code, isAccepted: true } }));
    return pairingUid;
  },
  pairingCode: async (context) => (await begun(context)).code,
  now: (context) => context.once('now', async () => new Date().toISOString()),
};
