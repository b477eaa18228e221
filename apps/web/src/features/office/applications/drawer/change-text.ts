import type { ApplicationChange } from '@visawright/contract/applications/application.ts';
import { sectionTitle } from '../../../shared/destinations/destination-names.ts';
import type { ApplicationsTranslate } from '../../../../translations/applications/applications-texts.ts';
import { listText } from '../../../../translations/list/list-texts.ts';

export interface ChangeLine {
  readonly text: string;
  readonly reason: string | null;
  readonly tone: 'ok' | 'bad' | null;
}

const tones: Record<string, ChangeLine['tone']> = {
  reviewApproved: 'ok',
  restored: 'ok',
  reviewReturned: 'bad',
  deleted: 'bad',
};

// Logged values with a label on screen; others are shown unchanged.
function valueWords(kind: string, value: string | null, t: ApplicationsTranslate): string {
  if (!value) return t('change.nothing');
  if (kind === 'moved') return listText.find(`status.${value}`) ?? value;
  return (kind === 'outcome' && t.find(`outcome.${value}`)) || value;
}

function keyOf({ kind, field, was, became }: ApplicationChange): string {
  const isSection = field !== null && field !== 'review';
  if (isSection && (kind === 'reviewReturned' || kind === 'reviewApproved')) return `${kind}Section`;
  if (kind === 'moved' && became === 'initiated' && was !== 'draft') return 'reopened';
  if (kind === 'edited' && field === 'docIds' && Number(became) < Number(was)) return 'documentsRemoved';
  return kind === 'transferred' && !was ? 'given' : kind;
}

// Describes a change: who, what, from which value to which.
export function changeText(
  change: ApplicationChange,
  destinationId: string | null,
  t: ApplicationsTranslate,
  tenant: string,
): ChangeLine {
  const { kind, was, became, personName, reason } = change;
  const field = change.field?.replace(/^visaDetails\./, '');
  const values = {
    name: personName ?? tenant,
    field: field ? (t.find(`trip.${field}`) ?? field) : '',
    section: field ? sectionTitle(destinationId, field) : '',
    count: field === 'docIds' ? Math.abs(Number(was) - Number(became)) : 0,
    was: valueWords(kind, was, t),
    became: valueWords(kind, became, t),
  };
  const fallback = t(field ? 'change.other' : 'change.plain', values);
  return {
    text: t.find(`change.${keyOf(change)}`, values) ?? fallback,
    reason,
    tone: tones[kind] ?? null,
  };
}
