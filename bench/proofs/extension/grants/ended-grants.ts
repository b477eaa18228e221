import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '@visawright/contract/extension/pairing.ts';
import { requireForProof } from '../../../measurement.ts';
import { actedOnIf, type Attack, type Outcome } from '../attack.types.ts';
import { bearer, grantHeader } from '../stage/call-product.ts';
import { connect } from './connections.ts';
import type { Grants } from './open-grants.ts';

const longest = 5_000; // ms until an ended session is known everywhere, as docs/architecture.md promises

async function ends({ works }: Grants, grant: string, what: string): Promise<Outcome> {
  for (let waited = 0; waited < longest + 1_000; waited += 250) {
    if (!(await works(grant))) return actedOnIf(false, what);
    await wait(250);
  }
  return actedOnIf(true, `a grant after ${what}`);
}

interface Ending {
  readonly name: string;
  readonly isSmall?: boolean;
  readonly end: (grants: Grants, session: { token: string; refreshToken: string; grant: string }) => Promise<unknown>;
}

const endings: readonly Ending[] = [
  {
    name: 'logout',
    isSmall: true,
    end: ({ call }, { refreshToken }) => call('logout', { body: { refreshToken } }),
  },
  {
    name: 'disconnecting it in the application',
    isSmall: true,
    end: async ({ call }, { token }) => {
      const authorization = bearer(token);
      const { connections } = (await call('listConnections', { authorization })).json() as {
        connections: Connection[];
      };
      const { connectionUid } = connections.find(({ isThisSession }) => isThisSession)!;
      await call('endConnection', { authorization, body: { connectionUid } });
    },
  },
  {
    name: 'disconnecting it in the panel',
    end: ({ call }, { grant }) => call('leaveConnection', { authorization: grantHeader(grant), body: {} }),
  },
  {
    name: 'its last hour',
    end: ({ stage }) =>
      stage.product.database.query(`update extension_grant set expires_at = now() - interval '1 second'
      where person_uid = (select person_uid from person where role = 'agency' and realm_id = extension_grant.realm_id)`),
  },
  {
    name: 'the end of the session in the database',
    end: ({ stage }) =>
      stage.product.database.query(`update session set expires_at = now() - interval '1 second'
      where person_uid = (select person_uid from person where role = 'agency' and realm_id = session.realm_id)`),
  },
  {
    name: 'suspension',
    isSmall: true,
    end: async ({ stage: { product } }) => {
      await product.database.query(`update person set status = 'suspended' where role = 'agency'`);
    },
  },
];

// A grant that worked, after what ends it.
export const endedGrants: readonly Attack<Grants>[] = endings.map(({ name, isSmall, end }) => ({
  name: `a grant used after ${name}`,
  isSmall: isSmall ?? false,
  async run(grants) {
    const session = await grants.enter();
    const { paired } = await connect(grants.call, session.access_token);
    requireForProof(await grants.works(paired.grant), 'the grant works before');
    await end(grants, { token: session.access_token, refreshToken: session.refresh_token, grant: paired.grant });
    const outcome = await ends(grants, paired.grant, name);
    await grants.stage.product.database.query(`update person set status = 'active' where role = 'agency'`);
    return outcome;
  },
}));
