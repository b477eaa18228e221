import { openTestApp } from '@visawright/server/testing-app.ts';
import { atMost, none, requireForProof, type Finding } from '../../measurement.ts';
import { visitors } from './visitors.ts';
import { guessOnPage } from '../sign-in/guess-on-page.ts';
import { runParallel } from '../sign-in/guesses.ts';
import { realmUnderAttack } from '../sign-in/realm-under-attack.ts';

const allowed = 10; // guesses evaluated per account in a quarter of an hour
const home = '198.51.100.10';
const elsewhere = '192.0.2.200';

const kinds = {
  'signs in at the provider': { isDefault: true },
  'own form, by path': {},
  'own form, by host': { hosts: ['lock-out.localhost'] },
} as const;

// Strangers from many networks guess at accounts, on our form and on the provider's login page. In between, the owners sign in: on a known
// device at home, on that device elsewhere, and on a new device at home.
export default async function lockOut(small: boolean): Promise<Finding> {
  const size = small ? { accounts: 2, guesses: 7, parallel: 4 } : { accounts: 10, guesses: 40, parallel: 8 };
  const table: Record<string, Awaited<ReturnType<typeof attackRealm>>> = {};
  for (const [kind, order] of Object.entries(kinds)) table[kind] = await attackRealm(order, size);
  const realms = Object.values(table);
  const lockedOut = realms.flatMap((each) => each.lockedOut);
  const strangersIn = realms.reduce((sum, each) => sum + each.strangersIn, 0);
  return {
    judged: `${realms.length * size.accounts} accounts in ${realms.length} kinds of realm, ${2 * size.guesses} guesses at each`,
    checks: [
      none('owners locked out', lockedOut.length),
      atMost('guesses evaluated for one account', Math.max(...realms.flatMap((each) => each.evaluated)), allowed),
      none('strangers signed in with the right password after the limit', strangersIn),
    ],
    table,
  };
}

async function attackRealm(
  order: { isDefault?: boolean; hosts?: readonly string[] },
  { accounts, guesses, parallel }: { accounts: number; guesses: number; parallel: number },
) {
  const realm = await realmUnderAttack(accounts, order);
  const server = await openTestApp(realm.database, { TRUST_PROXY: '1' });
  try {
    const signIn = await visitors(server, realm.path);
    const { password } = realm;
    const lockedOut: string[] = [];
    let strangersIn = 0;
    let strangers = 0;
    const strangersAddress = () => `203.0.${(strangers >> 8) & 255}.${strangers++ & 255}`;

    const results = await runParallel(accounts, parallel, async (n) => {
      const username = realm.real(n);
      const isOnPage = n % 2 === 1;
      const guess = async (count: number) => {
        for (let i = 0; i < count; i++) {
          const word = `Guess-${i}-2026!`;
          if (isOnPage) await guessOnPage(realm.keycloakUrl, realm.path, realm.home, i, username);
          else await signIn({ address: strangersAddress(), username, password: word });
        }
      };
      const owner = async (what: string, address: string, cookie?: string) => {
        const { isIn } = await signIn({ address, username, password, cookie });
        if (!isIn) lockedOut.push(`${what}: ${isOnPage ? 'guesses on the page' : 'guesses on the form'}`);
      };
      const first = await signIn({ address: home, username, password });
      requireForProof(first.isIn, 'the owner signs in before the attack');
      await guess(guesses);
      await owner('known device at home', home, first.device);
      await guess(guesses);
      // The limit really applies to strangers, even to one who knows the password.
      if (!isOnPage && (await signIn({ address: strangersAddress(), username, password })).isIn) strangersIn++;
      await owner('known device elsewhere', elsewhere, first.device);
      await owner('new device at home', home);
      return (await realm.evaluated(username))['invalid_user_credentials'] ?? 0;
    });
    requireForProof(
      results.every((count) => count > 0),
      'guesses were evaluated at every account',
    );
    return { evaluated: results, lockedOut, strangersIn };
  } finally {
    await server.close();
    await realm.remove();
  }
}
