import type { Application } from '@visawright/contract/applications/application.ts';
import type { Belonging } from '@visawright/contract/documents/document-facts.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { ChecklistItem } from '../form/form-schema.ts';
import { checklistItems, type Checklist } from './checklist.ts';
import { conditionFor } from './checklist-groups.ts';
import { itemKinds } from './item-kinds.ts';
import {
  matchDocuments,
  satisfies,
  stateOfDocuments,
  type ChecklistEntry,
  type DocumentSummary,
  type MatchHints,
} from './match-documents.ts';

type RequirementLevel = 'required' | 'conditional' | 'optional';
export type CountableDocument = DocumentSummary & { readonly belonging?: Belonging };

export interface ListedDocument<D = CountableDocument> extends ChecklistEntry<ChecklistItem, D> {
  readonly need: RequirementLevel;
  readonly condition: string | null; // who needs it; null means everyone
  readonly isCounted: boolean;
  readonly isPresent: boolean; // a document that was read and is not another traveller's
}

export interface RequiredDocuments<D = CountableDocument> {
  readonly entries: readonly ListedDocument<D>[]; // every item of the checklist
  readonly sorting: readonly D[];
  readonly others: readonly D[];
  readonly have: number;
  readonly need: number;
  readonly missing: readonly ListedDocument<D>[]; // counted and not present
}

interface Options extends MatchHints {
  readonly group: VisaGroup;
  readonly applies: (item: ChecklistItem, condition: string) => boolean; // whether a conditional item certainly applies
}

// Read, not another traveller's, and not a passport that was replaced.
export const isUsable = ({ state, belonging, category, kind }: CountableDocument) =>
  state === 'checked' && belonging !== 'other' && !(category === 'Passport' && kind === 'Previous passport');

// The only place that counts an application's documents: those required of everyone, those whose condition applies to this traveller,
// and conditional ones that were added. Server, screens, findings and package all use it.
export function requiredDocuments<D extends CountableDocument>(
  checklist: Checklist,
  documents: readonly D[],
  { group, applies, ...hints }: Options,
): RequiredDocuments<D> {
  const matched = matchDocuments(checklistItems(checklist), documents, hints);
  const entries = matched.entries.map((entry): ListedDocument<D> => {
    const { item } = entry;
    const condition = conditionFor(item, group);
    const isRequired = checklist.required.includes(item);
    const need = !isRequired ? 'optional' : condition === null || applies(item, condition) ? 'required' : 'conditional';
    // One document may satisfy two items, and an employer's letter may be filed as a letter.
    const covering =
      need === 'required' && !entry.documents.some((each) => isUsable(each) && satisfies(item, each))
        ? documents.filter((each) => isUsable(each) && each.kind !== null && itemKinds(item).includes(each.kind))
        : [];
    const held = [...entry.documents, ...covering];
    const isPresent = held.some((each) => isUsable(each) && satisfies(item, each));
    const state =
      covering.length > 0
        ? stateOfDocuments(held, hints.uploading?.has(item.title) ?? false, hints.failing)
        : entry.state;
    return {
      item,
      documents: held,
      state: state === 'done' && !isPresent ? 'attention' : state,
      need,
      condition,
      isCounted: need === 'required' || (need === 'conditional' && isPresent),
      isPresent,
    };
  });
  const counted = entries.filter(({ isCounted }) => isCounted);
  const missing = counted.filter(({ isPresent }) => !isPresent);
  return {
    entries,
    sorting: matched.sorting,
    others: matched.others,
    need: counted.length,
    have: counted.length - missing.length,
    missing,
  };
}

// What is known outside the rules: the result of their last evaluation, which takes answers and documents into account; before the first
// one, what the traveller chose on Guidelines.
export const knownToApply =
  ({ summary, situations }: Pick<Application, 'summary' | 'situations'>): Options['applies'] =>
  ({ title }, condition) =>
    summary && summary.required.length > 0 ? summary.required.includes(title) : situations.includes(condition);
