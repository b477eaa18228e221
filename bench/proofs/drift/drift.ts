import type { Pack } from '@visawright/contract/extension/pack.ts';
import { matchPage } from '@visawright/packs/pages/match-page.ts';
import { shippedPacks } from '@visawright/packs/shipped/shipped-packs.ts';
import { atLeast, exactly, none, requireForProof, type Finding } from '../../measurement.ts';
import { answersTo, files, formOf } from './answers.ts';
import { changePages, type Subject } from './change-pages.ts';
import { livePage, skeletonOf } from './live-page.ts';
import { mutations } from './mutations.ts';
import { seeded } from '../tenancy/random.ts';

async function subjectsOf(packs: readonly Pack[]): Promise<Subject[]> {
  const subjects = packs.map(async (pack) => {
    const form = await formOf(pack.destination);
    const fields = pack.pages.flatMap((page) => [...page.fields, ...page.blocks.flatMap((block) => block.fields)]);
    const data = { answers: answersTo(form, fields), files };
    return pack.pages.filter(({ controls }) => controls.length > 0).map((page) => ({ pack, page, data }));
  });
  return (await Promise.all(subjects)).flat();
}

const visits = 5; // of each unchanged page, with other numbers of items
const percent = (part: number, whole: number) => Math.round((part * 1_000) / Math.max(1, whole)) / 10;

// Changes the pages of all packs at random: no value may go into a wrong field, every change is refused or explained, and what is
// reported about a page says nothing about the traveller.
export default async function drift(small: boolean): Promise<Finding> {
  const seed = Number(process.env['SEED'] ?? 20_261_118);
  const random = seeded(seed);
  const subjects = await subjectsOf(shippedPacks());
  const count = small ? 300 : 10_000;
  const unknown = subjects.flatMap(({ pack, page }) =>
    Array.from({ length: visits }, () => matchPage(page, skeletonOf(livePage(pack, page, random))))
      .filter(({ isKnown, evidence }) => !isKnown || evidence.length > 0)
      .map(() => `not known although unchanged: ${pack.portal} ${page.id}`),
  );
  const { kinds, exceptions, ...totals } = changePages(subjects, count, random);
  for (const line of [...unknown, ...exceptions].slice(0, 200)) console.error(line);
  const never = Object.keys(mutations).filter((kind) => !kinds.has(kind));
  requireForProof(
    subjects.length >= 50 && totals.planned > 0,
    `${subjects.length} pages, ${totals.planned} values planned`,
  );
  requireForProof(never.length === 0, `changes that were never made alone: ${never.join(', ')}`);
  requireForProof(totals.careless > 0, 'the changes mislead nobody');
  return {
    judged:
      `${count} changes of ${subjects.length} pages of ${shippedPacks().length} packs: ${totals.refused} refused, ` +
      `${totals.reanchored} found again with evidence, ${totals.planned} values filled in; ` +
      `${totals.careless} in a wrong field if nothing were refused`,
    checks: [
      atLeast('changes', count, 300),
      none('values in a wrong field', totals.wrong),
      none('changes neither refused nor explained', totals.silent),
      none('reports with personal data', totals.leaks),
      exactly(
        'unchanged pages known, in %',
        percent(subjects.length * visits - unknown.length, subjects.length * visits),
        100,
      ),
    ],
    table: { seed, ...totals, byKind: [...kinds.values()], exceptions: exceptions.slice(0, 50) },
  };
}
