import { requireForProof } from '../../measurement.ts';
import type { LiveSession } from './live-session.ts';
import type { SessionRealm } from './session-realms.ts';

export interface Ending {
  readonly what: string;
  end(realm: SessionRealm, live: LiveSession): Promise<void>;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string; sub: string };

const mustSucceed = (status: number, what: string) => requireForProof(status === 200, `${what} answered ${status}`);

export const endings: readonly Ending[] = [
  {
    what: 'logout',
    async end({ call }, { tokens: { refresh_token: refreshToken, cookie } }) {
      mustSucceed((await call('logout', { refreshToken }, { cookie })).status, 'logout');
    },
  },
  {
    what: 'ended from another device',
    async end(realm, { agent }) {
      const { access_token: token } = await realm.enter(agent.email);
      const body = { sessionUid: 'others' };
      mustSucceed((await realm.call('endOwnSession', body, { authorization: `Bearer ${token}` })).status, 'ending');
    },
  },
  {
    what: 'new password',
    async end(realm, { agent }) {
      const { access_token: token } = await realm.enter(agent.email);
      const body = { password: 'Test-Pass-2026!', newPassword: 'Monsoon-Lantern-77' };
      const { status } = await realm.call('changePassword', body, { authorization: `Bearer ${token}` });
      mustSucceed(status, 'the change of the password');
    },
  },
  {
    what: 'suspension',
    async end(realm, { agent }) {
      const successor = await realm.newAgent();
      await realm.enter(successor.email);
      const body = { personUid: agent.personUid, handOverTo: successor.personUid };
      mustSucceed((await realm.call('suspendAgent', body, realm.asAgency)).status, 'the suspension');
    },
  },
  {
    what: 'session ended at the provider',
    async end({ operator, path }, { tokens }) {
      await operator.admin.remove(`/${path}/sessions/${claimsOf(tokens.access_token).sid}`);
    },
  },
  {
    what: 'all sessions ended at the provider',
    async end(realm, { agent, tokens }) {
      await realm.enter(agent.email); // a second session of the same person
      await realm.operator.admin.post(`/${realm.path}/users/${claimsOf(tokens.access_token).sub}/logout`);
    },
  },
];
