import { atLeast, exactly, none, type Finding } from '../../measurement.ts';
import type { Family } from './attack.types.ts';
import { grantAttacks } from './grants/grant-attacks.ts';
import { openGrants } from './grants/open-grants.ts';
import { messageAttacks } from './messages/message-attacks.ts';
import { packAttacks } from './packs/pack-attacks.ts';
import { beginVisit } from './pages/begin-visit.ts';
import { pageAttacks } from './pages/page-attacks.ts';
import { builtProblems } from './profile/built-problems.ts';
import { searchProfile } from './profile/search-profile.ts';
import { visitBothPages } from './profile/visit-both-pages.ts';
import { openReceipts, receiptAttacks } from './receipts/receipt-attacks.ts';
import { runAttacks, type Attempt } from './run-attacks.ts';
import { openStage, type Stage } from './stage/open-stage.ts';

// The calls need no browser and run beside the attacks that do.
async function attackCalls(stage: Stage, small: boolean): Promise<Attempt[]> {
  const grants = await openGrants(stage);
  const first = await runAttacks(grantAttacks, grants, small);
  return [...first, ...(await runAttacks(receiptAttacks, await openReceipts(grants), small))];
}

async function attackBrowser(stage: Stage, small: boolean): Promise<Attempt[]> {
  await beginVisit(stage);
  const attempts: Attempt[] = [];
  const families: readonly Family<Stage>[] = [pageAttacks, messageAttacks, packAttacks];
  for (const family of families) attempts.push(...(await runAttacks(family, stage, small)));
  return attempts;
}

// Everybody who may come near the extension tries to make it act or to learn what it knows: pages, another extension, the network, a person
// of another agency or realm. Afterwards its profile on the disk is searched for everything personal that passed through it.
export default async function extension(small: boolean): Promise<Finding> {
  const stage = await openStage();
  try {
    const [calls, browser] = await Promise.allSettled([attackCalls(stage, small), attackBrowser(stage, small)]);
    if (calls.status === 'rejected') throw calls.reason;
    if (browser.status === 'rejected') throw browser.reason;
    const attempts = [...browser.value, ...calls.value];
    const built = await builtProblems(stage, small);
    const visited = await visitBothPages(stage);
    const profile = await searchProfile(stage, visited);
    const families = Map.groupBy(attempts, ({ family }) => family);
    const numbers = [...families].map(([family, all]) => `${all.length} with ${family}`).join(', ');
    return {
      judged:
        `${attempts.length} attacks: ${numbers}; ${profile.files} files and ${profile.bytes} bytes of a profile searched for ` +
        `${profile.values} values in ${profile.forms} forms`,
      checks: [
        atLeast('attacks', attempts.length, small ? 40 : 110),
        none('attacks acted on', attempts.filter(({ actedOn }) => actedOn.length > 0).length),
        none(
          'values, grants or secrets leaked',
          attempts.reduce((sum, { leaked }) => sum + leaked.length, 0),
        ),
        none('permissions other than the committed ones', built.permissions.length),
        none('places in the build where code could come from elsewhere', built.remoteCode.length),
        none('personal values in the profile, stored by the extension', profile.byExtension.length),
        none('personal values in the profile that no page stored', profile.unexplained.length),
        exactly('values planted in the profile and found', profile.plantedFound, profile.planted),
      ],
      table: {
        succeeded: attempts.filter(({ actedOn, leaked }) => actedOn.length + leaked.length > 0),
        built,
        profile,
        attacks: attempts.map(({ family, attack, ms }) => ({ family, attack, ms })),
      },
    };
  } finally {
    await stage.close();
  }
}
