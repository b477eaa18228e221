import { VisuallyHidden } from '@mantine/core';
import { opensOn } from '@visawright/forms/form/advice.ts';
import type { Advice } from '@visawright/forms/form/form-schema.ts';
import { FactSource, type SourcedForm } from '../../../components/origin/FactSource.tsx';
import { longDay } from '../../../lib/dates/dates.ts';
import { useFactText } from '../../../lib/translation/use-fact-text.ts';
import { useAdviceTexts } from '../../../translations/advice/advice-texts.ts';

interface Props {
  form: SourcedForm;
  advice: Advice;
  arrival: string | null; // YYYY-MM-DD
}

// What to do, from which day, where, and where we know it from.
export function AdviceBody({ form, advice, arrival }: Props) {
  const { t, language } = useAdviceTexts();
  const translate = useFactText();
  const { id, text, url, opensDaysBefore: count } = advice;
  const opens = opensOn(advice, arrival);
  return (
    <>
      <p {...translate(text)} />
      {opens ? (
        <p className="advice-day">{t('from', { day: longDay(opens, language) })}</p>
      ) : (
        count !== undefined && count > 0 && <p className="advice-day">{t('fromDays', { count })}</p>
      )}
      {url && (
        <p>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {t('page')}
            <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
          </a>
        </p>
      )}
      <FactSource form={form} facts={[`advice:${id}`]} />
    </>
  );
}
