import type { ApplicationChange } from '@visawright/contract/applications/application.ts';

// Documents that one person added shortly after each other, as one line of the timeline.
export interface AddedDocuments {
  readonly at: string; // of the latest
  readonly personName: string | null;
  readonly count: number;
  readonly docIds: readonly string[]; // as far as the log knows them
}

export type TimelineEntry = { readonly change: ApplicationChange } | { readonly added: AddedDocuments };

const windowMs = 15 * 60_000;

const addedCount = ({ kind, field, was, became }: ApplicationChange): number =>
  kind === 'edited' && field === 'docIds' ? Math.max(0, Number(became) - Number(was)) : 0;

// What an added document causes by itself must not split the documents around it.
const isConsequence = ({ kind, was }: ApplicationChange) =>
  (kind === 'moved' && was === 'draft') || kind === 'approvalLapsed' || kind === 'documentByPhone';

interface Group {
  readonly at: number; // its position among the entries
  readonly oldest: string;
  readonly added: AddedDocuments;
}

// The group that a change may belong to: of the same person, and not long before.
const nearGroup = (group: Group | null, { personName, at }: ApplicationChange): Group | null =>
  group && group.added.personName === personName && Date.parse(group.oldest) - Date.parse(at) <= windowMs
    ? group
    : null;

// Takes and returns changes latest first.
export function groupChanges(changes: readonly ApplicationChange[]): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  let group: Group | null = null;
  for (const change of changes) {
    const near: Group | null = nearGroup(group, change);
    const count = addedCount(change);
    if (count > 0) {
      const { at, personName, docId } = change;
      const before = near?.added ?? { at, personName, count: 0, docIds: [] };
      const docIds = docId === null ? before.docIds : [...before.docIds, docId];
      const added = { ...before, count: before.count + count, docIds };
      group = { at: near?.at ?? entries.length, oldest: at, added };
      entries[group.at] = { added };
    } else {
      group = isConsequence(change) ? near : null;
      if (!(group && change.kind === 'documentByPhone')) entries.push({ change });
    }
  }
  return entries;
}
