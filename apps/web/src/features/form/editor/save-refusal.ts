import type { AnswerProblem, FieldAnswer } from '@visawright/contract/forms/form-state.ts';
import { CallError } from '../../../lib/http/send.ts';

export type SaveRefusal =
  | { readonly kind: 'later' } // network or server error: retried
  | { readonly kind: 'conflict'; readonly answers: Readonly<Record<string, FieldAnswer | null>> }
  | { readonly kind: 'invalid'; readonly problems: readonly AnswerProblem[] }
  | { readonly kind: 'hidden'; readonly fields: readonly string[] }
  | { readonly kind: 'refused' };

interface Details {
  conflicts?: { field: string; theirs: FieldAnswer | null }[];
  problems?: AnswerProblem[];
  fields?: string[];
}

export function saveRefusalOf(error: unknown): SaveRefusal {
  if (!(error instanceof CallError)) return { kind: 'refused' };
  if (error.status === 0 || error.status === 429 || error.status >= 500) return { kind: 'later' };
  const { conflicts, problems, fields } = (error.details ?? {}) as Details;
  if (error.code === 'answer.conflict' && conflicts?.length)
    return { kind: 'conflict', answers: Object.fromEntries(conflicts.map(({ field, theirs }) => [field, theirs])) };
  if (error.code === 'answer.invalid' && problems?.length) return { kind: 'invalid', problems };
  if (error.code === 'answer.hidden' && fields?.length) return { kind: 'hidden', fields };
  return { kind: 'refused' };
}
