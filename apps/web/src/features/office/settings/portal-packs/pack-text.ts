import type { PackField, ValueSource } from '@visawright/contract/extension/pack.ts';
import type { PackChange, PackSummary } from '@visawright/contract/extension/pack-review.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import type { PortalPacksTranslate } from '../../../../translations/portal-packs/portal-packs-texts.ts';

export const stateTone = {
  proposed: 'warn',
  published: 'ok',
  rejected: 'bad',
  retired: 'plain',
} as const satisfies Record<PackSummary['state'], string>;

// plus: there is more. minus: there is less. change: something is different.
export const changeSign: Record<PackChange['kind'], 'plus' | 'minus' | 'change'> = {
  pageAdded: 'plus',
  fieldAdded: 'plus',
  controlAdded: 'plus',
  pageRemoved: 'minus',
  fieldRemoved: 'minus',
  controlRemoved: 'minus',
  fieldChanged: 'change',
  controlRenamed: 'change',
};

export function changeText({ was, became }: PackChange, t: PortalPacksTranslate): string {
  if (was && became) return t('changes.wasBecame', { was, became });
  if (was) return t('changes.was', { was });
  return became ? t('changes.became', { became }) : '';
}

// Labels of our questions in the reader's language; an id that the form does not have stays as it is.
export interface QuestionLabels {
  of(question: string): string;
  ofItem(question: string, field: string): string;
}

export function questionLabels(form: Form | undefined, words: (text: string) => string): QuestionLabels {
  const fields = new Map(form?.sections.flatMap((section) => section.fields).map((field) => [field.id, field]));
  return {
    of: (question) => words(fields.get(question)?.label ?? question),
    ofItem: (question, field) => words(fields.get(question)?.fields?.find(({ id }) => id === field)?.label ?? field),
  };
}

export function sourceText(from: ValueSource, labels: QuestionLabels, t: PortalPacksTranslate): string {
  if ('fixed' in from) return t('mapping.fixed', { text: from.fixed });
  if ('file' in from) return t(`mapping.file.${from.file}`);
  if ('questions' in from) return from.questions.map((question) => labels.of(question)).join(' + ');
  const { question, item, field } = from;
  const own =
    item === undefined ? labels.of(question) : t('mapping.item', { question: labels.of(question), number: item + 1 });
  return field === undefined ? own : t('mapping.itemField', { question: own, field: labels.ofItem(question, field) });
}

// How the answer is written: 'as DD/MM/YYYY, in capitals'.
export function formatText({ format, options, waitsFor }: PackField, t: PortalPacksTranslate): string {
  const { date, letters, plain, phone, part, country, most } = format ?? {};
  const count = Object.keys(options ?? {}).length;
  return [
    part && t(`mapping.${part}`),
    date && t('mapping.date', { shape: date }),
    letters && t(`mapping.letters.${letters}`),
    plain && t('mapping.plain'),
    phone && t(`mapping.phone.${phone}`),
    country && t(`mapping.country.${country}`),
    most && t('mapping.most', { count: most }),
    count > 0 && t('mapping.options', { count }),
    waitsFor && t('mapping.waits'),
  ]
    .filter(Boolean)
    .join(', ');
}

// 'Proposed today, 11:31 by Joseph · Published …'.
export function historyText(pack: PackSummary, t: PortalPacksTranslate, language: string): string {
  const { state, isShipped, proposedBy, proposedAt, decidedBy, decidedAt } = pack;
  const nameOf = (name: string | null) => name ?? t('nobody');
  return [
    isShipped && t('shipped'),
    proposedAt && t('proposed', { time: momentText(proposedAt, language), name: nameOf(proposedBy) }),
    decidedAt &&
      state !== 'proposed' &&
      !isShipped &&
      t(`decided.${state}`, { time: momentText(decidedAt, language), name: nameOf(decidedBy) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
