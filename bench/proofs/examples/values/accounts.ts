import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { samples } from '@visawright/contract/examples/samples.ts';
import { addPasskeyOnPage, signInOnPage, softwarePasskey } from '@visawright/server/testing.ts';
import { sql } from '@visawright/server/tools.ts';
import { BrokenRun } from '../../../measurement.ts';
import type { PersonName } from '../../access/world.types.ts';
import type { Context, Values } from '../context.ts';
import { ticketIn } from './work.ts';

const signedIn = (context: Context, person: PersonName) =>
  context.once(`signed in ${person}`, async () => {
    const body = { username: context.stage.world.people[person].email, password: context.stage.password };
    return (await context.reply('nobody', (client) => client.login({ body }))).tokens;
  });

const place = ({ stage }: Context) => ({
  keycloakUrl: stage.keycloakUrl,
  path: stage.world.path,
  redirectUri: `${process.env['PUBLIC_URL']}/${stage.world.path}/`,
});
const account = ({ stage }: Context, person: PersonName) => ({
  username: stage.world.people[person].email,
  password: stage.password,
});

const loginPage = (context: Context) =>
  context.once('login page', () => signInOnPage({ ...place(context), ...account(context, 'agent') }));

const passkeyPage = (context: Context) =>
  context.once('passkey page', async () => {
    await context.reply('agent', (client) => client.startPasskey());
    const code = await addPasskeyOnPage(place(context), account(context, 'agent'), softwarePasskey());
    if (!code) throw new BrokenRun('the identity provider added no passkey');
    return code;
  });

// The code that an authenticator app shows now (RFC 6238).
function codeOf(secret: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replace(/[^A-Z2-7]/gi, '').toUpperCase()]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', key).update(step).digest();
  return String((mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const appSecret = (context: Context, person: PersonName) =>
  context.once(`app ${person}`, async () => {
    return (await context.reply('agent', (client) => client.startSecondFactor(), person)).secret;
  });

// The person signs in with an authenticator app from now on; its recovery codes.
export const setUpApp = (context: Context, person: PersonName) =>
  context.once(`app of ${person}`, async () => {
    const code = codeOf(await appSecret(context, person));
    return context.reply('agent', (client) => client.confirmSecondFactor({ body: { code } }), person);
  });

interface Mail {
  readonly to: readonly { readonly address: string }[];
  readonly subject: string;
  readonly text: string;
}

async function mailTo(address: string, isWanted: (mail: Mail) => boolean): Promise<Mail> {
  for (let tries = 0; tries < 100; tries++) {
    const mails = (await (await fetch(`${process.env['MAIL_WEB_URL']}/email`)).json()) as Mail[];
    const found = mails.findLast((mail) => mail.to.some((to) => to.address === address) && isWanted(mail));
    if (found) return found;
    await wait(150);
  }
  throw new BrokenRun(`no mail arrived for ${address}`);
}

const mailedCode = async (address: string) =>
  /^\d{6}/.exec((await mailTo(address, ({ subject }) => /^\d{6}/.test(subject))).subject)![0];

const signUp = (context: Context, signUpUid: string) =>
  context.once(`sign-up ${signUpUid}`, async () => {
    const email = `sign-up-${signUpUid.slice(-3)}@${context.stage.world.path}.test`;
    const person = { name: 'Ishaan Bose', email, password: samples.otherPassword, language: 'en' } as const;
    const body = { signUpUid, ...person, acceptsTerms: 1, acceptsReading: true } as const;
    await context.reply('nobody', (client) => client.signUp({ body }));
    return email;
  });

const emailChange = (context: Context) =>
  context.once('email change', async () => {
    const email = `new@${context.stage.world.path}.test`;
    // The example of changePassword may have been before.
    const ask = (password: string) => context.stage.clientOf('agent').requestEmailChange({ body: { email, password } });
    const first = await ask(context.stage.password);
    const result = first.ok ? first : await ask(samples.otherPassword);
    if (!result.ok) throw new BrokenRun(result.error.message);
    const { changeUid } = result.reply;
    return { changeUid, code: await mailedCode(email) };
  });

export const accountValues: Values = {
  accessToken: ({ stage }) => stage.tokenOf('agent'),
  refreshHandle: async (context) => (await signedIn(context, 'agent')).refresh_token,
  sessionHandle: ({ stage }) => stage.world.people.agent.personal.handle,
  session: ({ stage }) => stage.world.people.agent.personal.session,
  notification: ({ stage }) => stage.world.people.agent.personal.notification,
  view: ({ stage }) => stage.world.people.agent.personal.view,
  lockedOutPerson: async (context) => {
    await setUpApp(context, 'agentMate');
    return context.stage.world.people.agentMate.uid;
  },
  authenticatorCode: async (context) => codeOf(await appSecret(context, 'agent')),
  signIn: async (context) => {
    await setUpApp(context, 'agentMate');
    const { email } = context.stage.world.people.agentMate;
    const body = { username: email, password: context.stage.password };
    const result = await context.stage.clientOf('nobody').login({ body });
    if (result.ok) throw new BrokenRun('a sign-in with an authenticator app asked for no code');
    return (result.error.details as { signInUid: string }).signInUid;
  },
  recoveryCode: async (context) => (await setUpApp(context, 'agentMate')).recoveryCodes[0]!,
  loginCode: async (context) => (await loginPage(context)).code,
  loginVerifier: async (context) => (await loginPage(context)).codeVerifier,
  loginAddress: (context) => place(context).redirectUri,
  passkeyCode: async (context) => (await passkeyPage(context)).code,
  passkeyVerifier: async (context) => (await passkeyPage(context)).codeVerifier,
  passkey: async (context) => {
    const { code, codeVerifier, redirectUri } = await passkeyPage(context);
    const body = { code, codeVerifier, redirectUri };
    return (await context.reply('agent', (client) => client.finishPasskey({ body }))).passkeyUid;
  },
  resetCode: async (context) => {
    const { email } = context.stage.world.people.agent2;
    await context.reply('nobody', (client) => client.forgotPassword({ body: { email } }));
    const { text } = await mailTo(email, ({ subject }) => subject.includes('password'));
    return /[?&]resetCode=([\w-]+)/.exec(text)![1]!;
  },
  signUpCode: async (context) => mailedCode(await signUp(context, samples.signUp)),
  waitingSignUp: async (context) => {
    await signUp(context, samples.waitingSignUp);
    await context.stage.owner.run(sql`update sign_up set sent_at = sent_at - interval '10 minutes'`);
    return samples.waitingSignUp;
  },
  emailChange: async (context) => (await emailChange(context)).changeUid,
  emailCode: async (context) => (await emailChange(context)).code,
  exportTicket: async (context) => ticketIn((await context.reply('applicant', (client) => client.exportTicket())).url),
  erasure: async (context) => {
    const { applicant } = context.stage.ids;
    const { name } = await context.stage.owner.get<{ name: string }>(
      sql`select first_name || ' ' || last_name as name from applicant where applicant_uid = ${applicant}`,
    );
    const body = { applicantUid: applicant, confirmation: name };
    return (await context.reply('agency', (client) => client.eraseApplicant({ body }))).erasureUid;
  },
  hold: async (context) => {
    const { reference } = await context.stage.owner.get<{ reference: string }>(
      sql`select reference from application where application_uid = ${context.stage.ids.application}`,
    );
    const body = { reference, reason: 'A court asked for it' };
    return (await context.reply('admin', (client) => client.placeHold({ body }))).holds[0]!.holdUid;
  },
};
