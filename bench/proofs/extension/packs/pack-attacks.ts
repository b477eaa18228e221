import type { SignedPack } from '@visawright/contract/extension/pack.ts';
import { requireForProof } from '../../../measurement.ts';
import type { Attack, Family, Outcome } from '../attack.types.ts';
import { connect, signIn } from '../grants/connections.ts';
import { chooseOwn } from '../pages/begin-visit.ts';
import { leavePortal, lookMs, openTab, pressFillKeys, shownBy, type AttackedTab } from '../pages/attacked-tab.ts';
import { personPage } from '../pages/page-attacks.ts';
import { grantHeader } from '../stage/call-product.ts';
import { portalId, type Stage } from '../stage/open-stage.ts';
import { alteredPacks, type OtherPacks } from './altered-packs.ts';
import { publishedPacks } from './published-packs.ts';

let others: Promise<OtherPacks> | undefined;

async function fetchOthers({ call, callOther, product, other }: Stage): Promise<OtherPacks> {
  const mine = await connect(call, (await signIn(call, product.email, product.password)).access_token);
  const theirs = await connect(callOther, await other.token('agent'));
  const [portal, realm] = await Promise.all([
    call('publishedPack', { authorization: grantHeader(mine.paired.grant), query: { portal: 'canada-visitor' } }),
    callOther('publishedPack', { authorization: grantHeader(theirs.paired.grant), query: { portal: portalId } }),
  ]);
  requireForProof(portal.status === 200 && realm.status === 200, 'the server signs packs of other portals and realms');
  return { ofOtherPortal: portal.json() as SignedPack, ofOtherRealm: realm.json() as SignedPack };
}

// The panel begins anew, without an application, and looks at the portal's page for the first time.
async function openAnew(stage: Stage): Promise<AttackedTab> {
  await stage.panel.evaluate(() =>
    (
      globalThis as unknown as { chrome: { storage: { session: { remove(key: string): Promise<void> } } } }
    ).chrome.storage.session.remove('visit'),
  );
  const tab = await openTab(stage, personPage(stage));
  await stage.panel.reload();
  return tab;
}

async function judgeRefused(stage: Stage, tab: AttackedTab, passedBefore: number): Promise<Outcome> {
  const shown = await shownBy(stage.panel);
  await pressFillKeys(stage.browser);
  await tab.page.waitForTimeout(300);
  const held = await tab.fields();
  const asked = stage.proxy.passed.slice(passedBefore).filter(({ path }) => path === '/extension/fill');
  return {
    actedOn: [
      ...(shown === 'refused' ? [] : [`the panel shows ${shown}`]),
      ...held.map(({ id }) => `${id} was filled`),
      ...(asked.length > 0 ? ['answers were fetched'] : []),
    ],
    leaked: [],
  };
}

// In the place of the published pack, before anything is fetched.
const published: readonly Attack<Stage>[] = alteredPacks.map(({ name, isSmall, alter }) => ({
  name: `a published pack with ${name}`,
  isSmall: isSmall ?? false,
  async run(stage) {
    const foreign = await (others ??= fetchOthers(stage));
    let altered = 0;
    stage.proxy.alter = (path, reply) => {
      if (path !== '/extension/pack' || !reply.startsWith('{"pack"')) return undefined;
      altered += 1;
      return JSON.stringify(alter(JSON.parse(reply) as SignedPack, stage, foreign));
    };
    const before = stage.proxy.passed.length;
    const tab = await openAnew(stage);
    try {
      const outcome = await judgeRefused(stage, tab, before);
      requireForProof(altered > 0, 'the reply with the pack was altered');
      return outcome;
    } finally {
      stage.proxy.alter = null;
      await tab.close();
      await leavePortal(stage);
    }
  },
}));

// In the place of the pack that comes with the answers of one application.
const withAnswers: readonly Attack<Stage>[] = alteredPacks.map(({ name, isSmall, alter }, n) => ({
  isSmall: isSmall === true && n < 2, // the same alterations as above, looked at by the same code
  name: `a pack of an application with ${name}`,
  async run(stage) {
    const foreign = await (others ??= fetchOthers(stage));
    const tab = await openAnew(stage);
    let altered = 0;
    stage.proxy.alter = (path, reply) => {
      if (path !== '/extension/fill' || !reply.includes('"pack"')) return undefined;
      altered += 1;
      const data = JSON.parse(reply) as { pack: SignedPack };
      return JSON.stringify({ ...data, pack: alter(data.pack, stage, foreign) });
    };
    try {
      await chooseOwn(stage);
      await tab.page.waitForTimeout(lookMs);
      const shown = await shownBy(stage.panel);
      await pressFillKeys(stage.browser);
      await tab.page.waitForTimeout(300);
      requireForProof(altered > 0, 'the reply with the answers was altered');
      const held = await tab.fields();
      return {
        actedOn: [...(shown === 'fill' ? ['filling was offered'] : []), ...held.map(({ id }) => `${id} was filled`)],
        leaked: [],
      };
    } finally {
      stage.proxy.alter = null;
      await tab.close();
      await leavePortal(stage);
    }
  },
}));

// The list of portals is not signed: one that names another site's address must not make its pages known.
const widened: Attack<Stage> = {
  name: 'a list of portals that names another site',
  isSmall: true,
  async run(stage) {
    const { proxy, evil, panel } = stage;
    let altered = 0;
    proxy.alter = (path, reply) => {
      if (path !== '/extension/portals') return undefined;
      altered += 1;
      return reply.replaceAll(
        JSON.stringify(stage.portal),
        `${JSON.stringify(stage.portal)},${JSON.stringify(evil.sameHost)}`,
      );
    };
    const before = proxy.passed.length;
    await panel.evaluate(() =>
      (
        globalThis as unknown as { chrome: { storage: { session: { remove(key: string): Promise<void> } } } }
      ).chrome.storage.session.remove('visit'),
    );
    const tab = await openTab(stage, `${evil.sameHost}/apply/person`);
    await panel.reload();
    try {
      const outcome = await judgeRefused(stage, tab, before);
      requireForProof(altered > 0, 'the list was altered');
      const touches = await tab.touches();
      return { ...outcome, actedOn: [...outcome.actedOn, ...touches.map((touch) => `touched: ${touch}`)] };
    } finally {
      proxy.alter = null;
      await tab.close();
      await leavePortal(stage);
      await panel.reload();
    }
  },
};

// Without this control a panel that shows the same for every pack would prove nothing.
const untouched: Attack<Stage> = {
  name: 'an untouched pack (control: it is accepted)',
  isSmall: true,
  async run(stage) {
    const tab = await openAnew(stage);
    const shown = await shownBy(stage.panel);
    await tab.close();
    await leavePortal(stage);
    requireForProof(shown === 'choose', `an untouched pack is accepted; the panel shows ${shown}`);
    return { actedOn: [], leaked: [] };
  },
};

export const packAttacks: Family<Stage> = {
  name: 'packs',
  attacks: [untouched, ...published, ...withAnswers, widened, ...publishedPacks],
};
