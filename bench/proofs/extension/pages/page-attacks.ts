import { requireForProof } from '../../../measurement.ts';
import type { Attack, Family, Outcome } from '../attack.types.ts';
import type { Stage } from '../stage/open-stage.ts';
import { personalTexts } from '../stage/personal-texts.ts';
import {
  leavePortal,
  lookMs,
  openTab,
  tryToFill,
  type AttackedTab,
  type HeldField,
  type Shown,
} from './attacked-tab.ts';
import { changedDuringFill } from './changed-during-fill.ts';
import { disguisedControls } from './disguised-controls.ts';
import { hiddenControls } from './hidden-controls.ts';
import { imitations } from './imitations.ts';
import { stolenGlances } from './stolen-glances.ts';

// A known page of the portal, and what a hostile script makes of it.
export interface PageAttack {
  readonly name: string;
  readonly isSmall?: boolean;
  readonly url?: (stage: Stage) => string; // the page of the person's data if missing
  readonly script?: (() => void) | { readonly content: string }; // runs in the page before any other script
  readonly whileFilling?: (tab: AttackedTab, stage: Stage) => Promise<void>;
  readonly isSlow?: boolean; // the attack is complete only after a moment
  readonly isLeft?: boolean; // the page leads elsewhere by itself
  readonly mayMark?: boolean; // it is a page of the portal, on which fields may be marked
  readonly mayFill: boolean; // right values in the fields of the person's page are no harm
  readonly emptyFields?: readonly string[]; // ids that must stay empty whatever else is filled
  readonly shown?: readonly Shown[]; // what the panel may show
}

const control = new Map<string, string>(); // id → value of the untouched page

export const personPage = ({ portal }: Stage): string => `${portal}/apply/person`;

// The untouched page is filled: without this, nothing that stays empty proves anything.
export async function fillUntouchedPage(stage: Stage): Promise<void> {
  const tab = await openTab(stage, personPage(stage));
  const shown = await tryToFill(stage);
  for (const { id, value } of await tab.fields()) control.set(id, value);
  requireForProof(
    shown === 'fill' && control.size >= 10,
    `the untouched page shows ${shown}, ${control.size} fields are filled`,
  );
  requireForProof((await tab.touches()).length > 0, 'a filled page notices nothing');
  await tab.close();
  await leavePortal(stage);
}

const isRight = ({ id, value }: HeldField) => control.get(id) === value;

function judge(attack: PageAttack, held: readonly HeldField[], posts: readonly string[], shown: Shown): string[] {
  const wrong = held.filter((field) => !attack.mayFill || !isRight(field) || attack.emptyFields?.includes(field.id));
  return [
    ...wrong.map(({ id, value }) => `${id || 'a field'} holds ${value}`),
    ...posts.map((url) => `sent to ${url}`),
    ...(attack.shown && !attack.shown.includes(shown) ? [`the panel shows ${shown}`] : []),
  ];
}

const attackOf = (attack: PageAttack): Attack<Stage> => ({
  name: attack.name,
  isSmall: attack.isSmall ?? false,
  async run(stage): Promise<Outcome> {
    const sentBefore = stage.evil.received.length;
    const tab = await openTab(stage, (attack.url ?? personPage)(stage), attack.script);
    try {
      if (attack.isSlow) await tab.page.waitForTimeout(2 * lookMs);
      const [shown] = await Promise.all([tryToFill(stage), attack.whileFilling?.(tab, stage)]);
      if (shown === 'no portal') await tab.page.waitForTimeout(lookMs);
      const held = await tab.fields();
      const touches = attack.mayFill || attack.whileFilling ? [] : await tab.touches();
      const unwanted = touches.filter((touch) => !(attack.mayMark && touch === 'a new DIV'));
      const isElsewhere = !attack.isLeft && tab.page.url() !== (attack.url ?? personPage)(stage);
      const unseen = personalTexts(stage.application, stage.pack, ['trip']); // of a page that is not in front
      const heard = JSON.stringify(await tab.page.evaluate(() => (window as { heard?: string[] }).heard ?? []));
      const sent = stage.evil.received.slice(sentBefore).join('\n');
      const secrets = [...unseen, ...(attack.mayFill ? [] : personalTexts(stage.application, stage.pack))];
      const texts = `${heard}\n${sent}`.toLowerCase();
      return {
        actedOn: [
          ...judge(attack, held, tab.posts, shown),
          ...unwanted.map((touch) => `touched: ${touch}`),
          ...(isElsewhere ? [`the page went to ${tab.page.url()}`] : []),
        ],
        leaked: secrets.filter((secret) => texts.includes(secret.toLowerCase())),
      };
    } finally {
      await tab.close();
      await leavePortal(stage);
    }
  },
});

export const pageAttacks: Family<Stage> = {
  name: 'pages',
  attacks: [...imitations, ...hiddenControls, ...disguisedControls, ...stolenGlances, ...changedDuringFill].map(
    attackOf,
  ),
};
