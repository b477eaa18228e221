import type { CatalogueForm } from '@visawright/contract/forms/catalogue.ts';
import { longDay } from '../../../../../lib/dates/dates.ts';
import { SourceText } from './SourceText.tsx';
import { useCatalogueTexts } from '../../../../../translations/catalogue/catalogue-texts.ts';

export function EntryHistory({ acts }: { acts: CatalogueForm['verifications'] }) {
  const { t, language } = useCatalogueTexts();
  if (acts.length === 0) return <p className="cat-quiet">{t('detail.noHistory')}</p>;
  return (
    <ul className="cat-acts">
      {acts.map(({ at, on, byName, source, stands }) => (
        <li key={at} data-stands={stands}>
          <b>{t('detail.verifiedBy', { day: longDay(on, language), name: byName ?? t('detail.somebody') })}</b>
          <SourceText source={source} />
          {!stands && <small>{t('detail.outdated')}</small>}
        </li>
      ))}
    </ul>
  );
}
