import type { ReactNode } from 'react';
import { catalogueStatusOf } from '@visawright/contract/forms/catalogue-order.ts';
import type { CatalogueEntry } from '@visawright/contract/forms/catalogue.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { longDay } from '../../../../../lib/dates/dates.ts';
import { ageText, dateText, destinationName } from './entry-text.ts';
import { SourceText } from './SourceText.tsx';
import { useCatalogueTexts } from '../../../../../translations/catalogue/catalogue-texts.ts';

const tones = { recent: 'pill-ok', old: 'pill-warn', undated: 'pill-bad' } as const;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

export function EntryFacts({ entry, form }: { entry: CatalogueEntry; form: Form | undefined }) {
  const { t, language } = useCatalogueTexts();
  const { verified, source, formIds, ageDays } = entry;
  const own = formIds.length === 1 ? form : undefined;
  return (
    <dl className="cat-facts">
      <Fact name={t('columns.age')}>
        <span className={`pill ${tones[catalogueStatusOf(ageDays)]}`}>{ageText(ageDays, t)}</span>
      </Fact>
      <Fact name={t('columns.asOf')}>{dateText(entry.asOf, t, language)}</Fact>
      <Fact name={t('columns.verified')}>
        {verified === null && t('never')}
        {verified && <VerifiedText verified={verified} />}
      </Fact>
      <Fact name={t('columns.confidence')}>{t(`confidence.${entry.confidence ?? 'none'}`)}</Fact>
      <Fact name={t('columns.source')}>
        <SourceText source={source.name} url={source.url} />
      </Fact>
      {entry.version !== null && <Fact name={t('columns.version')}>{entry.version}</Fact>}
      {formIds.length > 1 && (
        <Fact name={t('detail.applies')}>{formIds.map((id) => destinationName(id, language)).join(', ')}</Fact>
      )}
      {own && (
        <Fact name={t('detail.official')}>
          <SourceText source={own.portal.name} url={own.portal.url} />
        </Fact>
      )}
      {own?.applicationCentre && (
        <Fact name={t('detail.centre')}>
          <SourceText source={own.applicationCentre.name} url={own.applicationCentre.url} />
        </Fact>
      )}
    </dl>
  );
}

function VerifiedText({ verified: { on, byName, source } }: { verified: NonNullable<CatalogueEntry['verified']> }) {
  const { t, language } = useCatalogueTexts();
  return (
    <>
      {t('detail.verifiedBy', { day: longDay(on, language), name: byName ?? t('detail.somebody') })}
      <SourceText source={source} />
    </>
  );
}
