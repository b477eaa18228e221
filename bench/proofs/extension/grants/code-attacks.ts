import { actedOnIf, type Attack } from '../attack.types.ts';
import { approve, begin, claim, connect, newSecret } from './connections.ts';
import type { Grants } from './open-grants.ts';

// The code and the secret with which a grant is claimed, used again, by another person or too late.
export const codeAttacks: readonly Attack<Grants>[] = [
  {
    name: 'a claim replayed after the grant was given',
    isSmall: true,
    async run({ call, token }) {
      const { begun } = await connect(call, token);
      return actedOnIf((await claim(call, begun)).state === 'paired', 'a second grant');
    },
  },
  {
    name: 'a claim sent twenty times at once',
    async run({ call, token }) {
      const begun = await begin(call);
      await approve(call, begun.code, token);
      const claims = await Promise.all(Array.from({ length: 20 }, () => claim(call, begun)));
      const count = claims.filter(({ state }) => state === 'paired').length;
      return actedOnIf(count !== 1, `${count} grants for one code`);
    },
  },
  {
    name: 'a claim with another secret',
    isSmall: true,
    async run({ call, token }) {
      const begun = await begin(call);
      await approve(call, begun.code, token);
      const { state } = await claim(call, { ...begun, secret: newSecret() });
      return actedOnIf(state === 'paired', 'a grant for a wrong secret');
    },
  },
  {
    name: 'a claim in another realm',
    async run({ call, token, stage }) {
      const begun = await begin(call);
      await approve(call, begun.code, token);
      return actedOnIf((await claim(stage.callOther, begun)).state === 'paired', 'a grant in another realm');
    },
  },
  {
    name: 'a code entered again after it was used',
    isSmall: true,
    async run({ call, token }) {
      const { begun } = await connect(call, token);
      const { status } = await approve(call, begun.code, token);
      return actedOnIf(status < 400 || (await claim(call, begun)).state === 'paired', 'a used code');
    },
  },
  {
    name: 'a code of another realm',
    isSmall: true,
    async run({ call, token, stage: { callOther } }) {
      const begun = await begin(callOther);
      const { status } = await approve(call, begun.code, token);
      return actedOnIf(status < 400 || (await claim(callOther, begun)).state === 'paired', 'a code of another realm');
    },
  },
  {
    name: 'a code that the person refused',
    async run({ call, token }) {
      const begun = await begin(call);
      await approve(call, begun.code, token, false);
      const { status } = await approve(call, begun.code, token);
      return actedOnIf(status < 400 || (await claim(call, begun)).state === 'paired', 'a refused code');
    },
  },
  {
    name: 'a code that has expired',
    isSmall: true,
    async run({ call, token, stage: { product } }) {
      const begun = await begin(call);
      await expirePairing(product.database, begun.pairingUid);
      const { status } = await approve(call, begun.code, token);
      return actedOnIf(status < 400 || (await claim(call, begun)).state === 'paired', 'an expired code');
    },
  },
  {
    name: 'an accepted code that is claimed too late',
    async run({ call, token, stage: { product } }) {
      const begun = await begin(call);
      await approve(call, begun.code, token);
      await expirePairing(product.database, begun.pairingUid);
      return actedOnIf((await claim(call, begun)).state === 'paired', 'a grant claimed too late');
    },
  },
  {
    name: 'an accepted code that is claimed after logout',
    isSmall: true,
    async run({ call, enter }) {
      const session = await enter();
      const begun = await begin(call);
      await approve(call, begun.code, session.access_token);
      await call('logout', { body: { refreshToken: session.refresh_token } });
      return actedOnIf((await claim(call, begun)).state === 'paired', 'a grant of an ended session');
    },
  },
  {
    name: 'a code accepted without a sign-in',
    async run({ call }) {
      const begun = await begin(call);
      const { status } = await call('approvePairing', { body: { code: begun.code, isAccepted: true } });
      return actedOnIf(status < 400 || (await claim(call, begun)).state === 'paired', 'a code accepted by nobody');
    },
  },
  {
    name: 'a code accepted with a grant instead of a sign-in',
    async run({ call, mine }) {
      const begun = await begin(call);
      const authorization = `Extension ${mine.grant}`;
      const { status } = await call('approvePairing', { authorization, body: { code: begun.code, isAccepted: true } });
      return actedOnIf(status < 400 || (await claim(call, begun)).state === 'paired', 'a grant that makes grants');
    },
  },
];

type Database = Grants['stage']['product']['database'];
const expirePairing = (database: Database, pairingUid: string) =>
  database.query(`update extension_pairing set expires_at = now() - interval '1 second' where pairing_uid = $1`, [
    pairingUid,
  ]);
