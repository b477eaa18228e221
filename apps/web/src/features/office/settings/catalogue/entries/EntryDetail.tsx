import type { CatalogueEntry, CatalogueForm } from '@visawright/contract/forms/catalogue.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../../../components/feedback/LoadFailure.tsx';
import { ChangeList } from '../proposals/ChangeList.tsx';
import { useCatalogueForm } from '../catalogue.api.ts';
import { EntryContent } from './EntryContent.tsx';
import { EntryFacts } from './EntryFacts.tsx';
import { EntryHistory } from './EntryHistory.tsx';
import { AffectedTable } from '../proposals/AffectedTable.tsx';
import { useCatalogueTexts } from '../../../../../translations/catalogue/catalogue-texts.ts';

export function EntryDetail({ entry }: { entry: CatalogueEntry }) {
  const { t } = useCatalogueTexts();
  const formId = findDestination(entry.formIds[0])!.id;
  const form = useQuery({ queryKey: ['form-data', formId], queryFn: () => loadForm(formId), staleTime: Infinity });
  const known = useCatalogueForm(formId);
  const again = () => void Promise.all([known.refetch(), form.isError && form.refetch()]);
  const error = known.data === undefined || form.data === undefined ? (known.error ?? form.error) : null;
  return (
    <>
      <EntryFacts entry={entry} form={form.data} />
      {form.data && <EntryContent entry={entry} form={form.data} />}
      {known.data && <Rest entry={entry} known={known.data} />}
      {error && <LoadFailure title={t('detail.failing')} error={error} isTrying={known.isFetching} onAgain={again} />}
    </>
  );
}

// Versions and open applications belong to whole forms; rules have neither.
function Rest({ entry, known }: { entry: CatalogueEntry; known: CatalogueForm }) {
  const { t } = useCatalogueTexts();
  const acts = known.verifications.filter(({ part, ruleId }) => part === entry.part && ruleId === entry.ruleId);
  return (
    <>
      <section className="cat-part">
        <h3>{t('detail.history')}</h3>
        <EntryHistory acts={acts} />
      </section>
      {entry.part !== 'rule' && (
        <>
          <section className="cat-part">
            <h3>{t('detail.versions')}</h3>
            {known.versions.length === 1 && <p className="cat-quiet">{t('detail.firstVersion')}</p>}
            {known.versions.length > 1 &&
              known.versions.map(({ version, changes }) => (
                <details key={version} open={version === known.version}>
                  <summary>
                    {t('versionOf', { version })} ·{' '}
                    {version === 1 ? t('detail.began') : t('proposing.changes', { count: changes.length })}
                  </summary>
                  <ChangeList changes={changes} />
                </details>
              ))}
          </section>
          <section className="cat-part">
            <h3>{t('detail.applications')}</h3>
            <AffectedTable touched={known.touched} />
            <p className="cat-quiet">{t(known.touched.length > 0 ? 'detail.keepsVersion' : 'detail.noApplications')}</p>
          </section>
        </>
      )}
    </>
  );
}
