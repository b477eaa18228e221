import { Anchor } from '@mantine/core';
import { formatAsOf, dataAsOf } from '@visawright/forms/form/data-as-of.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { useGuidelinesTexts } from '../../../translations/guidelines/guidelines-texts.ts';

export function Sources({ form, rules }: { form: Form; rules: string }) {
  const { t, language } = useGuidelinesTexts();
  const asOf = dataAsOf(form);
  const { portal, applicationCentre: centre } = form;
  return (
    <section className="panel panel-pad asides" aria-labelledby="sources">
      <h3 id="sources">{t('source.title')}</h3>
      <p lang="en">{form.authority}</p>
      <dl className="source-facts">
        <div>
          <dt>{t('source.asOf')}</dt>
          <dd>{asOf ? formatAsOf(asOf, language) : t('source.unknown')}</dd>
        </div>
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
      <details>
        <summary>{t('source.each')}</summary>
        <p lang="en">{form.source}</p>
      </details>
    </section>
  );
}
