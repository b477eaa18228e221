import type { Pack, SignedPack } from '@visawright/contract/extension/pack.ts';
import type { PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import { requireForProof } from '../../../measurement.ts';
import { actedOnIf, type Attack } from '../attack.types.ts';
import { connect } from '../grants/connections.ts';
import { chooseOwn } from '../pages/begin-visit.ts';
import { leavePortal, openTab, shownBy, tryToFill } from '../pages/attacked-tab.ts';
import { personPage } from '../pages/page-attacks.ts';
import { grantHeader } from '../stage/call-product.ts';
import type { Stage } from '../stage/open-stage.ts';

const password: PageSkeleton['controls'][number] = {
  ref: 'c90',
  kind: 'password',
  id: 'portal-password',
  name: 'portal-password',
  label: 'Password of the portal',
  group: '',
  required: false,
  maxLength: null,
  options: [],
  pattern: '',
  frame: '',
};

// As if two admins had published it: the server signs what is in its table.
async function publish({ product }: Stage, pack: Pack): Promise<void> {
  const { rowCount } = await product.database.query(
    `insert into portal_pack (realm_id, portal, number, state, body, proposed_by, decided_by, decided_at)
     select realm_id, $1, $2, 'published', $3::jsonb, person_uid, person_uid, now() from person
     where role = 'agent' and realm_id = (select realm_id from realm where path = $4) limit 1`,
    [pack.portal, pack.number, JSON.stringify(pack), product.path],
  );
  requireForProof(rowCount === 1, 'a pack was published');
}

const withdraw = ({ product }: Stage, { portal, number }: Pack) =>
  product.database.query('delete from portal_pack where portal = $1 and number = $2', [portal, number]);

// An application keeps the pack it was first filled with.
const forgetPins = ({ product }: Stage) => product.database.query('delete from pack_pin');

// The person's page with a password field at its end, as the pack has it.
function drawPassword(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const last = [...document.querySelectorAll('fieldset')].at(-1)!;
    last.insertAdjacentHTML(
      'beforeend',
      `<div><label for="portal-password">Password of the portal</label>
        <input type="password" id="portal-password" name="portal-password"></div>`,
    );
  });
}

const forgetVisit = ({ panel }: Stage) =>
  panel.evaluate(() =>
    (
      globalThis as unknown as { chrome: { storage: { session: { remove(key: string): Promise<void> } } } }
    ).chrome.storage.session.remove('visit'),
  );

// Packs with a true signature that must not be used all the same.
export const publishedPacks: readonly Attack<Stage>[] = [
  {
    name: 'a published pack that fills in a password',
    isSmall: true,
    async run(stage) {
      const pack: Pack = {
        ...stage.pack,
        number: 50,
        pages: stage.pack.pages.map((page) =>
          page.id === 'person'
            ? {
                ...page,
                controls: [...page.controls, { ...password, group: page.controls.at(-1)!.group }],
                fields: [...page.fields, { control: password.ref, from: { fixed: 'Stored-Password-1' } }],
              }
            : page,
        ),
      };
      await publish(stage, pack);
      await forgetPins(stage);
      await forgetVisit(stage);
      const tab = await openTab(stage, personPage(stage), drawPassword);
      try {
        await stage.panel.reload();
        await chooseOwn(stage);
        const shown = await tryToFill(stage);
        const held = await tab.fields();
        requireForProof(
          shown === 'fill' && held.length >= 10,
          `the page of the pack is filled: ${shown}, ${held.length} fields`,
        );
        return actedOnIf(
          held.some(({ id }) => id === password.id),
          'a password was filled in',
        );
      } finally {
        await tab.close();
        await withdraw(stage, pack);
        await forgetPins(stage);
        await leavePortal(stage);
      }
    },
  },
  {
    // Number 50 was seen in the attack before; the server, or a copy of an old reply, now has a lower one.
    name: 'a genuine pack with a lower number than the one seen before',
    isSmall: true,
    async run(stage) {
      await forgetVisit(stage);
      const tab = await openTab(stage, personPage(stage));
      await stage.panel.reload();
      const shown = await shownBy(stage.panel);
      await tab.close();
      await leavePortal(stage);
      await stage.panel.evaluate(() =>
        (
          globalThis as unknown as { chrome: { storage: { local: { remove(key: string): Promise<void> } } } }
        ).chrome.storage.local.remove('packNumbers'),
      );
      return actedOnIf(shown !== 'refused', `the panel shows ${shown}`);
    },
  },
  {
    name: 'a proposal of a pack that fills in a password',
    async run({ callOther, other, pack }) {
      const { paired } = await connect(callOther, await other.token('admin'));
      const authorization = grantHeader(paired.grant);
      const [page] = pack.pages.filter(({ id }) => id === 'person');
      const changed: Pack = {
        ...pack,
        number: pack.number + 1,
        pages: [
          {
            ...page!,
            controls: [...page!.controls, password],
            fields: [...page!.fields, { control: password.ref, from: { fixed: 'Stored-Password-1' } }],
          },
        ],
      };
      const reply = await callOther('proposePack', { authorization, body: { pack: changed, testFill: null } });
      requireForProof(
        reply.code === 'extension.packInvalid' || reply.status < 400,
        `a proposal was judged: ${reply.text}`,
      );
      return actedOnIf(reply.status < 400, 'the proposal was stored');
    },
  },
  {
    name: 'a proposal published by the person who made it',
    async run({ callOther, other, pack }) {
      const token = await other.token('admin');
      const { paired } = await connect(callOther, token);
      const authorization = grantHeader(paired.grant);
      const body = { pack: { ...pack, number: pack.number + 1 }, testFill: null };
      const proposed = await callOther('proposePack', { authorization, body });
      requireForProof(proposed.status === 200, `a pack is proposed: ${proposed.text}`);
      const { packUid } = proposed.json() as { packUid: string };
      const decided = await callOther('decidePack', {
        authorization: `Bearer ${token}`,
        body: { packUid, isAccepted: true, reason: '' },
      });
      const { paired: agent } = await connect(callOther, await other.token('agent'));
      const served = await callOther('publishedPack', {
        authorization: grantHeader(agent.grant),
        query: { portal: pack.portal },
      });
      const isServed = (served.json() as SignedPack).pack.number > pack.number;
      return actedOnIf(decided.status < 400 || isServed, 'one person published their own pack');
    },
  },
];
