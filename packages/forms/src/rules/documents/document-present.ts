import { documentCategories } from '@visawright/contract/documents/document-facts.ts';
import { z } from 'zod';
import { checklistFor } from '../../checklist/checklist.ts';
import { conditionFor } from '../../checklist/checklist-groups.ts';
import { documentFact } from '../../form/document-fact.ts';
import type { ChecklistItem } from '../../form/form-schema.ts';
import { itemKinds } from '../../checklist/item-kinds.ts';
import { predicate, type Violation } from '../predicate.ts';
import type { RuleInput } from '../rule-input.ts';
import { missingEvidence, applicationEvidence } from '../evidence.ts';
import { isCurrentPassport, documentsOf } from './documents-of.ts';
import { documentsRequiredBy } from './documents-required.ts';
import { appliesTo } from '../conditions.ts';
import { inBothLanguages } from '../texts/fact-text.ts';

const params = z.strictObject({
  only: z.enum(documentCategories).optional(),
  except: z.enum(documentCategories).optional(),
});

type Presence = 'there' | 'missing' | 'reading' | 'unrecognised';
function presence(given: RuleInput, item: ChecklistItem, isListedAsPresent: boolean): Presence {
  const input = { ...given, documents: given.documents.filter(({ isFailed }) => !isFailed) };
  if (item.category === 'Passport') {
    if (documentsOf(input, { category: 'Passport' }).some(isCurrentPassport)) return 'there';
    return input.documents.some(({ isSettled }) => !isSettled) ? 'reading' : 'missing';
  }
  const own = documentsOf(input, { category: item.category });
  const kinds = itemKinds(item);
  if (documentsOf(input, { kinds }).length > 0) return 'there';
  const isNameless = own.some(({ kind }) => kind === null || kind === 'Other document');
  const alone = input.form.checklist.filter(({ category }) => category === item.category).length === 1;
  if (own.length > 0 && isListedAsPresent && (alone || (kinds.length === 0 && isNameless))) return 'there';
  if (input.documents.some(({ isSettled }) => !isSettled)) return 'reading';
  // We cannot recognise this document by kind, so a person has to say whether it is among the others.
  if (kinds.length === 0 && own.length > 0) return 'unrecognised';
  if (isNameless) return 'unrecognised';
  return isListedAsPresent ? 'there' : 'missing'; // never missing here and present in the checklist
}

export const documentPresent = predicate({
  params,
  judge(input, { only, except }): Violation[] {
    const asked = checklistFor(input.form, input.group).required.filter(
      ({ category }) => category !== except && (only === undefined || category === only),
    );
    const items = asked.filter((item, at) => asked.findIndex(({ title }) => title === item.title) === at);
    const listed = new Set(
      documentsRequiredBy(input).entries.flatMap(({ item, isPresent }) => (isPresent ? [item.title] : [])),
    );
    return (only ? items.slice(0, 1) : items).flatMap((item): Violation[] => {
      const condition = conditionFor(item, input.group);
      const isTheirs = appliesTo(input, condition);
      const found = isTheirs === false ? 'there' : presence(input, item, listed.has(item.title));
      if (found === 'there') return [];
      const variant = isTheirs === undefined ? 'perhaps' : found;
      return [
        {
          about: item.title,
          fact: documentFact(item),
          ...(variant === 'missing' ? {} : { status: 'unknown' as const, variant }),
          facts: {
            title: inBothLanguages(item.title),
            hint: inBothLanguages(item.hint),
            condition: inBothLanguages(condition ?? ''),
          },
          evidence: [missingEvidence(item.category, item.title), applicationEvidence(input, 'visaType')],
          remedy: { category: item.category },
        },
      ];
    });
  },
});
