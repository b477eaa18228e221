import { none, requireForProof, type Finding } from '../measurement.ts';
import { agencyProviderAttempts } from './account/agency-provider-attempts.ts';
import { openAttackedRealms, type AttackedRealm } from './account/attacked-realm.ts';
import { attemptsWith, type Attempt } from './account/attempts.ts';
import { passkeyAttempts } from './account/passkey-attempts.ts';

// With a stolen access token an attacker tries to keep the account: at the provider's account API, its administration, its token
// endpoint and with our own calls, in every kind of realm and in one that was created with the former settings and updated since. With a
// password they try to get a passkey of their own past our list. An agency's provider names other people.
export default async function account(small: boolean): Promise<Finding> {
  const realms = await openAttackedRealms(small ? ['updated'] : ['form', 'provider', 'customHost', 'updated']);
  try {
    const table: Record<string, unknown> = {};
    let attempts = 0;
    let succeeded = 0;
    let captured = 0;
    for (const realm of realms.all) {
      const before = await realm.stateOfVictim();
      const rows = await runAttempts(realm);
      const after = await realm.stateOfVictim();
      const changed = JSON.stringify(before) !== JSON.stringify(after);
      rows.push(...(await run(await passkeyAttempts(realm))));
      rows.push(...(await run(await agencyProviderAttempts(realm))));
      const invitation = await realm.inviteTo(realm.futureInvitee);
      attempts += rows.length + 1;
      succeeded += rows.filter((row) => row.succeeded).length + Number(changed);
      captured += Number(!invitation.isOwnAccount || !invitation.mailArrived);
      table[realm.kind] = { accountChanged: changed, invitation, attempts: rows };
    }
    return {
      judged: `${attempts} attempts with stolen tokens and a password in ${realms.all.length} realms`,
      checks: [none('attempts that succeeded', succeeded), none('invitations blocked or captured', captured)],
      table,
    };
  } finally {
    await realms.close();
  }
}

async function runAttempts(realm: AttackedRealm) {
  const control = await realm.profile();
  requireForProof(
    control === 200,
    `the stolen token must be valid at our own API in ${realm.kind}, but got ${control}`,
  );
  const rows = await run(attemptsWith(realm));
  const still = await realm.profile();
  requireForProof(still === 200, `the stolen token ended during the attempts in ${realm.kind}: ${still}`);
  return rows;
}

async function run(attempts: readonly Attempt[]) {
  const rows: (Pick<Attempt, 'what'> & { status: number; succeeded: boolean })[] = [];
  for (const attempt of attempts) rows.push({ what: attempt.what, ...(await attempt.run()) });
  return rows;
}
