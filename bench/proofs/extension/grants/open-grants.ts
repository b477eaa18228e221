import { requireForProof } from '../../../measurement.ts';
import { grantHeader, type CallProduct } from '../stage/call-product.ts';
import type { Stage } from '../stage/open-stage.ts';
import { connect, signIn, type Paired } from './connections.ts';

// Two connected extensions of two realms, and a person whose sessions are ended.
export interface Grants {
  readonly stage: Stage;
  readonly call: CallProduct;
  readonly agentToken: string;
  readonly token: string; // of the agency's person, who has no panel: a sixth connection ends the oldest
  readonly mine: Paired; // of the agent
  readonly theirs: Paired; // of an agent of the other realm
  readonly works: (grant: string, realm?: string) => Promise<boolean>;
  readonly enter: () => ReturnType<typeof signIn>; // a new session of the agency's person
}

export async function openGrants(stage: Stage): Promise<Grants> {
  const { call, callOther, product, other } = stage;
  const { access_token: agentToken } = await signIn(call, product.email, product.password);
  const { paired: mine } = await connect(call, agentToken);
  const { paired: theirs } = await connect(callOther, await other.token('agent'));
  const works = async (grant: string, realm?: string) => {
    const reply = await call('knownPortals', { authorization: grantHeader(grant), realm });
    return reply.status < 400;
  };
  const agency = product.email.replace(/^agent@/, 'agency@');
  const enter = () => signIn(call, agency, product.password);
  const { access_token: token } = await enter();
  requireForProof(await works(mine.grant), 'the own grant works');
  requireForProof(await works(theirs.grant, other.path), 'the grant of the other realm works there');
  return { stage, call, agentToken, token, mine, theirs, works, enter };
}
