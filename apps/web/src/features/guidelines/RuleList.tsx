import type { DocumentCategory } from '@visawright/contract/document-facts.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { longDay } from '../../lib/dates.ts';
import { useGuidelinesWords, type Say } from './guidelines-words.ts';
import { Said } from './Said.tsx';
import { passportFacts, photoFacts, type RuleFact, type TripDays } from './rule-facts.ts';

interface Props {
  category: DocumentCategory;
  form: Form;
  days: TripDays;
}

const said = (t: Say, { key, count, values, day }: RuleFact, language: string) =>
  t(`rules.${key}`, {
    ...values,
    ...(count === undefined ? {} : { count }),
    ...(day ? { date: longDay(day, language) } : {}),
  });

// What can be measured: this destination's own numbers, with this trip's days.
export function RuleList({ category, form, days }: Props) {
  const { t, i18n } = useGuidelinesWords();
  const facts =
    category === 'Passport'
      ? passportFacts(form.passportRule, days)
      : category === 'Photo'
        ? photoFacts(form.photo)
        : [];
  const background = category === 'Photo' ? form.photo.background : null;
  if (facts.length === 0 && !background) return null;
  return (
    <ul className="paper-rules">
      {facts.map((fact) => (
        <li key={fact.key}>{said(t, fact, i18n.language)}</li>
      ))}
      {background && (
        <li>
          {t('rules.background')}: <Said>{background}</Said>
        </li>
      )}
    </ul>
  );
}
