import type { AnswerProposal, AnswerSource } from '@visawright/contract/forms/form-state.ts';
import { answerFrom } from '../answers/answer-from.ts';
import type { Field, ItemField } from '../form/form-schema.ts';
import { addressPart } from './address-part.ts';
import { acceptsDocument, valueFrom } from './candidates.ts';
import { isOwnerAsked, type FoundValue } from './found-value.ts';
import { isApproximate } from './field-sources.ts';
import { byFirstNight, isOnTrip } from './trip-filter.ts';
import type { PrefillContext } from './prefill-context.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';
import { simpleProblem } from '../answers/simple-problem.ts';

type Cell = readonly [id: string, value: string | string[], from: FoundValue];

// One item per document, for example per hotel booking.
function cellsOf(field: Field, document: DocumentEvidence, context: PrefillContext): Cell[] {
  return field.fields!.flatMap((item: ItemField): Cell[] => {
    const refs = (item.autofill ?? []).filter((ref) => ref.startsWith(`${document.category}.`));
    const [from] = acceptsDocument(item, document)
      ? refs.flatMap((ref) => valueFrom(document, ref, context) ?? [])
      : [];
    const text = from && addressPart(`${field.id}.${item.id}`, from.value, document);
    const value = text && answerFrom(item, text, from.ref);
    return value && simpleProblem(item, value) === undefined ? [[item.id, value as string | string[], from]] : [];
  });
}

// Documents of the first referenced category that has any; items are never mixed from two categories.
function documentsFor(field: Field, context: PrefillContext): DocumentEvidence[] {
  const refs = field.fields!.flatMap(({ autofill = [] }) => autofill);
  const depth = Math.max(...field.fields!.map(({ autofill = [] }) => autofill.length));
  for (let at = 0; at < depth; at += 1) {
    const wanted = new Set(field.fields!.flatMap(({ autofill = [] }) => autofill[at]?.split('.')[0] ?? []));
    const documents = context.documents.filter(
      (document) =>
        wanted.has(document.category) &&
        isOnTrip(document, context.days) &&
        cellsOf(field, document, context).length > 0,
    );
    if (documents.length > 0)
      return refs.includes('Proof of Travel.hotelName') && wanted.has('Proof of Travel')
        ? byFirstNight(documents)
        : documents;
  }
  return [];
}

export function itemsProposal(field: Field, context: PrefillContext): AnswerProposal | undefined {
  const trusted = context.documents.filter((document) => !isOwnerAsked(document));
  return proposeItems(field, { ...context, documents: trusted }) ?? proposeItems(field, context);
}

function proposeItems(field: Field, context: PrefillContext): AnswerProposal | undefined {
  const rows = documentsFor(field, context).map((document) => cellsOf(field, document, context));
  const keys = rows.map((cells) => JSON.stringify(cells.map(([id, value]) => [id, value])));
  const items = rows.filter((cells, at) => cells.length > 0 && keys.indexOf(keys[at]!) === at);
  const proposed = items.slice(0, field.maxItems ?? 60);
  if (proposed.length === 0) return undefined;
  const all = proposed.flatMap((cells) => cells.map(([, , from]) => from));
  const isSure = all.every((from) => from.isSure && !isApproximate(field.id, from.ref));
  return {
    ...(all.some(({ isDoubtful }) => isDoubtful) && { doubt: 'owner' as const }),
    certain: isSure && proposed.length === items.length && isWhole(field, proposed),
    choices: [
      {
        value: proposed.map((cells) => Object.fromEntries(cells.map(([id, value]) => [id, value]))),
        sources: all.map(({ source }): AnswerSource => source),
      },
    ],
  };
}

const isWhole = (field: Field, rows: readonly Cell[][]) =>
  rows.every((cells) => field.fields!.every(({ id, required }) => !required || cells.some(([each]) => each === id)));
