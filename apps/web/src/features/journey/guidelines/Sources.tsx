import { Anchor } from '@mantine/core';
import { currentDate } from '@visawright/forms/dates/is-stale.ts';
import { formatAsOf, dataAsOf } from '@visawright/forms/form/data-as-of.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { today } from '../../../lib/dates/dates.ts';
import { useGuidelinesTexts } from '../../../translations/guidelines/guidelines-texts.ts';

// What a traveller is told when the facts could not be confirmed well enough.
const doubts: Partial<Record<Form['confidence'], 'source.medium' | 'source.low'>> = {
  medium: 'source.medium',
  low: 'source.low',
};

export function Sources({ form, rules }: { form: Form; rules: string }) {
  const { t, language } = useGuidelinesTexts();
  const asOf = currentDate(dataAsOf(form), today());
  const { portal, applicationCentre: centre } = form;
  const doubt = doubts[form.confidence];
  return (
    <section className="panel panel-pad asides" aria-labelledby="sources">
      <h3 id="sources">{t('source.title')}</h3>
      <p lang="en">{form.authority}</p>
      {doubt && <p>{t(doubt)}</p>}
      <dl className="source-facts">
        {asOf && (
          <div>
            <dt>{t('source.asOf')}</dt>
            <dd>{formatAsOf(asOf, language)}</dd>
          </div>
        )}
        <div>
          <dt>{t('source.check')}</dt>
          <dd>{t('source.lodge')}</dd>
        </div>
      </dl>
      <Anchor href={portal.url} target="_blank" rel="noopener noreferrer">
        {t('source.portal', { name: portal.name })}
      </Anchor>
      {centre && centre.url !== portal.url && (
        <Anchor href={centre.url} target="_blank" rel="noopener noreferrer">
          {t('source.centre', { name: centre.name })}
        </Anchor>
      )}
      <Anchor href={rules} target="_blank" rel="noopener">
        {t('source.rules')}
      </Anchor>
    </section>
  );
}
