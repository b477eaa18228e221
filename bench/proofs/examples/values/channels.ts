import { createECDH } from 'node:crypto';
import { samples } from '@visawright/contract/examples/samples.ts';
import { phoneCodeOf } from '@visawright/server/testing.ts';
import type { Context, Values } from '../context.ts';

const pushKey = createECDH('prime256v1').generateKeys('base64url', 'uncompressed');

export const addDevice = (context: Context, person: 'agent' | 'admin' = 'agent') =>
  context.once(`push device of ${person}`, () => {
    const body = { endpoint: samples.pushAddress, p256dh: pushKey, auth: samples.pushSecret };
    return context.reply(person, (client) => client.addPushDevice({ body }));
  });

// A public address, as the product asks for; this run sends no message to it.
const smsAddress = 'https://9.9.9.9/sms';
export const offerSms = (context: Context) =>
  context.once('text messages', () => {
    const account = { account: 'AC0123456789abcdef', from: '+15005550006', token: 'the-token-of-the-account' };
    const body = { channel: 'sms', isOn: true, url: smsAddress, ...account } as const;
    return context.reply('admin', (client) => client.saveRealmChannel({ body }));
  });

const askForCode = (context: Context) =>
  context.once('phone code', async () => {
    await offerSms(context);
    const body = { number: '+919876543210' };
    return (await context.reply('agent', (client) => client.sendPhoneCode({ body }))).codeUid;
  });

const issuerOf = ({ stage }: Context) => `${stage.keycloakUrl}/realms/${stage.world.path}`;

export const saveProvider = (context: Context) =>
  context.once('agency provider', () => {
    const client = { clientId: 'visawright', clientSecret: 'secret-of-the-client-at-the-provider' };
    const agencyUid = context.stage.ids.agency;
    const body = { agencyUid, issuer: issuerOf(context), ...client, domains: ['meridian.example'], isOn: true };
    return context.reply('admin', (each) => each.saveAgencyProvider({ body }));
  });

export const channelValues: Values = {
  pushKey: () => pushKey,
  smsAddress: () => smsAddress,
  pushDevice: async (context) => (await addDevice(context)).push.devices[0]!.deviceUid,
  phoneCodeRequest: askForCode,
  phoneCode: async (context) => {
    const { stage } = context;
    return phoneCodeOf(stage.keys, stage.owner.realmId, await askForCode(context));
  },
  providerIssuer: issuerOf,
  agencyWithProvider: async (context) => {
    await saveProvider(context);
    return context.stage.ids.agency;
  },
};
