import type { Outcome, ReadDocument } from '@visawright/reading/engine.types.ts';
import { judgeDocument, type Expected } from '../extraction/judge-document.ts';

interface ShortValue {
  readonly value: string;
  readonly outcome: Outcome;
}

// What became of the fields that one document prints.
export interface JudgedValues {
  readonly category: string;
  readonly kind: string;
  readonly isKindRight: boolean;
  readonly isKindAsked: boolean;
  readonly fields: number;
  readonly offered: readonly string[]; // right
  readonly accepted: readonly string[]; // right
  readonly wrongAccepted: readonly {
    readonly field: string;
    readonly value: string;
    readonly truth: string | undefined;
  }[];
  readonly values: Readonly<Record<string, ShortValue>>;
}

export function judgeValues(document: ReadDocument | undefined, truth: Expected): JudgedValues {
  const { wrong, missed, wrongAccepted, isKindRight, isAsked } = judgeDocument(document, truth);
  const values = document?.values ?? {};
  const isWrong = new Set([...wrong.map(({ field }) => field), ...missed]);
  const offered = Object.keys(truth.values).filter((field) => !isWrong.has(field));
  return {
    category: document?.category ?? '',
    kind: document?.kind ?? '',
    isKindRight,
    isKindAsked: isAsked,
    fields: Object.keys(truth.values).length,
    offered,
    accepted: offered.filter((field) => values[field]?.outcome === 'accept'),
    wrongAccepted,
    values: Object.fromEntries(
      Object.entries(values).map(([field, { value, outcome }]) => [field, { value, outcome }]),
    ),
  };
}
