import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { longDay } from '../../../../lib/dates/dates.ts';
import { ChecklistText } from '../../../documents/checklist/ChecklistText.tsx';
import { passportFacts, photoFacts, type RuleFact, type TripDays } from './rule-facts.ts';
import { useGuidelinesTexts, type GuidelinesTranslate } from '../../../../translations/guidelines/guidelines-texts.ts';

interface Props {
  category: DocumentCategory;
  form: Form;
  days: TripDays;
  titles: readonly string[]; // of the documents beside the rules, which may say the size already
}

const message = (t: GuidelinesTranslate, { key, count, values, day }: RuleFact, language: string) =>
  t(`rules.${key}`, {
    ...values,
    ...(count === undefined ? {} : { count }),
    ...(day ? { date: longDay(day, language) } : {}),
  });

// Measurable requirements of the destination, with the dates of the trip.
export function RuleList({ category, form, days, titles }: Props) {
  const { t, language } = useGuidelinesTexts();
  const facts =
    category === 'Passport'
      ? passportFacts(form.passportRule, days)
      : category === 'Photo'
        ? photoFacts(form.photo, titles)
        : [];
  const background = category === 'Photo' ? form.photo.background : null;
  if (facts.length === 0 && !background) return null;
  return (
    <ul className="document-rules">
      {facts.map((fact) => (
        <li key={fact.key}>{message(t, fact, language)}</li>
      ))}
      {background && (
        <li>
          {t('rules.background')}: <ChecklistText>{background}</ChecklistText>
        </li>
      )}
    </ul>
  );
}
