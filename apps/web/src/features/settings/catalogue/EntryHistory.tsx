import type { CatalogueForm } from '@visawright/contract/catalogue.ts';
import { longDay } from '../../../lib/dates.ts';
import { useCatalogueWords } from './catalogue-words.ts';
import { SourceText } from './SourceText.tsx';

export function EntryHistory({ acts }: { acts: CatalogueForm['verifications'] }) {
  const { t, language } = useCatalogueWords();
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
