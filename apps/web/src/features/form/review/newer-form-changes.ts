import type { FieldAspect, FormChange } from '@visawright/contract/forms/form-state.ts';

type DocumentChange = 'checklistAdded' | 'checklistRemoved' | 'checklistChanged';

interface ChangedQuestion {
  readonly id: string;
  readonly notes: readonly ('required' | 'optional' | 'options' | 'label' | 'visibleWhen')[];
}

// What a newer version of the form means to the person who fills it: questions and documents. How a question is filled or where it
// stands on the official form is left out.
export interface NewerFormChanges {
  readonly added: readonly FormChange[];
  readonly removed: readonly FormChange[];
  readonly changed: readonly ChangedQuestion[];
  readonly documents: readonly { readonly kind: DocumentChange; readonly id: string }[];
  readonly hasNewFacts: boolean; // fees, times, photo and passport rules, advice
}

const documentChanges: readonly DocumentChange[] = ['checklistAdded', 'checklistRemoved', 'checklistChanged'];
const shown: readonly (FieldAspect | undefined)[] = ['label', 'required', 'options', 'visibleWhen'];

export function newerFormChanges(changes: readonly FormChange[]): NewerFormChanges {
  const ofKind = (...kinds: FormChange['kind'][]) => changes.filter(({ kind }) => kinds.includes(kind));
  const changed = ofKind('fieldChanged').filter(({ aspect }) => shown.includes(aspect));
  const documents = documentChanges.flatMap((kind) => ofKind(kind).map(({ id }) => ({ kind, id })));
  return {
    added: ofKind('fieldAdded'),
    removed: ofKind('fieldRemoved'),
    changed: [...Map.groupBy(changed, ({ id }) => id)].map(([id, all]) => ({ id, notes: all.map(noteOf) })),
    documents: [...new Map(documents.map((each) => [`${each.kind} ${each.id}`, each])).values()],
    hasNewFacts: ofKind('ruleChanged').length > 0,
  };
}

const noteOf = ({ aspect, became }: FormChange): ChangedQuestion['notes'][number] =>
  aspect === 'required'
    ? became === 'required'
      ? 'required'
      : 'optional'
    : (aspect as 'options' | 'label' | 'visibleWhen');
