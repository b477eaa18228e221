import { documentCategories } from '@visawright/contract/document-facts.ts';
import { z } from 'zod';
import { categories } from '../../categories.ts';
import { checklistFor } from '../../checklist.ts';
import { conditionOf } from '../../checklist-view.ts';
import type { ChecklistItem } from '../../form-schema.ts';
import { kindWords } from '../../paper-kind-words.ts';
import { predicate, type Breach } from '../breach.ts';
import type { Case } from '../case.ts';
import { missing, said } from '../evidence.ts';
import { isCurrentPassport, papersOf } from '../papers.ts';
import { isAsked } from '../situation.ts';
import { inBoth } from '../words-of.ts';

const params = z.strictObject({
  only: z.enum(documentCategories).optional(),
  except: z.enum(documentCategories).optional(),
});

// An employer's letter is filed under either.
const near: Readonly<Record<string, readonly string[]>> = {
  Letter: ['Letter', 'Proof of Employment'],
  'Proof of Employment': ['Proof of Employment', 'Letter'],
};
const kindsOf = ({ category, title, hint }: ChecklistItem): string[] => {
  const known = categories.filter((each) => (near[category] ?? [category]).includes(each.category));
  const fitting = (text: string) =>
    known.flatMap(({ kinds }) => kinds.map(({ name }) => name)).filter((name) => kindWords[name]?.test(text));
  const byTitle = fitting(title);
  if (byTitle.includes('Hotel booking')) return [...byTitle, 'Invitation letter', 'Host relationship evidence'];
  return byTitle.length > 0 ? byTitle : fitting(hint);
};

type Presence = 'there' | 'missing' | 'reading' | 'unrecognised';
function presence(given: Case, item: ChecklistItem): Presence {
  if (item.category === 'Passport') {
    if (papersOf(given, { category: 'Passport' }).some(isCurrentPassport)) return 'there';
    return given.papers.some(({ isSettled }) => !isSettled) ? 'reading' : 'missing';
  }
  const own = papersOf(given, { category: item.category });
  const kinds = kindsOf(item);
  if (papersOf(given, { kinds }).length > 0) return 'there';
  const isNameless = own.some(({ kind }) => kind === null || kind === 'Other document');
  const alone = given.form.checklist.filter(({ category }) => category === item.category).length === 1;
  if (own.length > 0 && (alone || (kinds.length === 0 && isNameless))) return 'there';
  if (given.papers.some(({ isSettled }) => !isSettled)) return 'reading';
  // No kind we can tell is this paper: whether it is among the others a person has to say.
  if (kinds.length === 0 && own.length > 0) return 'unrecognised';
  return isNameless ? 'unrecognised' : 'missing';
}

export const paperPresent = predicate({
  params,
  judge(given, { only, except }): Breach[] {
    const asked = checklistFor(given.form, given.group).required.filter(
      ({ category }) => category !== except && (only === undefined || category === only),
    );
    const items = asked.filter((item, at) => asked.findIndex(({ title }) => title === item.title) === at);
    return (only ? items.slice(0, 1) : items).flatMap((item): Breach[] => {
      const condition = conditionOf(item, given.group);
      const isTheirs = isAsked(given, condition);
      const found = isTheirs === false ? 'there' : presence(given, item);
      if (found === 'there') return [];
      const variant = isTheirs === undefined ? 'perhaps' : found;
      return [
        {
          about: item.title,
          ...(variant === 'missing' ? {} : { standing: 'unknown' as const, variant }),
          facts: {
            title: inBoth(item.title),
            hint: inBoth(item.hint),
            condition: inBoth(condition ?? ''),
          },
          evidence: [missing(item.category, item.title), said(given, 'visaType')],
          remedy: { category: item.category },
        },
      ];
    });
  },
});
