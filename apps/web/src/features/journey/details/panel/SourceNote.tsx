import { currentDate } from '@visawright/forms/dates/is-stale.ts';
import { formatAsOf } from '@visawright/forms/form/data-as-of.ts';
import { today } from '../../../../lib/dates/dates.ts';
import { useFactText } from '../../../../lib/translation/use-fact-text.ts';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

interface Props {
  asOf: string | null; // shown while the traveller can rely on it
  text: string; // source text from the data
  site: { readonly name: string; readonly url: string } | null;
}

export function SourceNote({ asOf, text, site }: Props) {
  const { t, language } = useDetailsTexts();
  const translate = useFactText();
  const date = currentDate(asOf, today());
  return (
    <details className="source">
      <summary>{date ? t('facts.asOf', { date: formatAsOf(date, language) }) : t('facts.source')}</summary>
      <p {...translate(text)} />
      {site && (
        <p>
          {t('facts.official')}:{' '}
          <a href={site.url} target="_blank" rel="noreferrer" lang="en">
            {site.name}
          </a>
        </p>
      )}
    </details>
  );
}
