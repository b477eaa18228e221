import type { Change } from '@visawright/contract/application.ts';
import type { Say } from './application-words.ts';
import { sectionTitle } from './place.ts';

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

// Words of the log that have a name on the screen; anything else is shown as it stands.
function valueWords(kind: string, value: string | null, t: Say): string {
  if (!value) return t('change.nothing');
  const keys: Record<string, string> = { moved: `list:status.${value}`, outcome: `outcome.${value}` };
  return keys[kind] ? t(keys[kind], { defaultValue: value }) : value;
}

function keyOf({ kind, field, was, became }: Change): string {
  const isSection = field !== null && field !== 'review';
  if (isSection && (kind === 'reviewReturned' || kind === 'reviewApproved')) return `${kind}Section`;
  if (kind === 'moved' && became === 'initiated' && was !== 'draft') return 'reopened';
  return kind === 'transferred' && !was ? 'given' : kind;
}

// Every change in words: who, what, from what to what.
export function changeLine(change: Change, destinationId: string | null, t: Say): ChangeLine {
  const { kind, was, became, personName, reason } = change;
  const field = change.field?.replace(/^visaDetails\./, '');
  const values = {
    name: personName ?? t('change.product'),
    field: field ? t(`trip.${field}`, { defaultValue: field }) : '',
    section: field ? sectionTitle(destinationId, field) : '',
    was: valueWords(kind, was, t),
    became: valueWords(kind, became, t),
  };
  const fallback = t(field ? 'change.other' : 'change.plain', values);
  return {
    text: t(`change.${keyOf(change)}`, { ...values, defaultValue: fallback }),
    reason,
    tone: tones[kind] ?? null,
  };
}
