import { Anchor } from '@mantine/core';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { FactSource } from '../../../components/origin/FactSource.tsx';
import { useGuidelinesTexts } from '../../../translations/guidelines/guidelines-texts.ts';

// Shown to a traveller when the facts could not be confirmed well enough.
const doubts: Partial<Record<Form['confidence'], 'source.medium' | 'source.low'>> = {
  medium: 'source.medium',
  low: 'source.low',
};

interface Props {
  form: Form;
  facts: readonly string[]; // keys of the facts on the screen
  rules: string;
}

export function Sources({ form, facts, rules }: Props) {
  const { t } = useGuidelinesTexts();
  const { portal, applicationCentre: centre } = form;
  const doubt = doubts[form.confidence];
  return (
    <section className="panel panel-pad asides" aria-labelledby="sources">
      <h3 id="sources">{t('source.title')}</h3>
      <p lang="en">{form.authority}</p>
      {doubt && <p>{t(doubt)}</p>}
      <FactSource form={form} facts={facts} />
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
