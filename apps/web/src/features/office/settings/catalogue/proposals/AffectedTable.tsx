import type { AffectedApplications } from '@visawright/contract/forms/catalogue.ts';
import { destinationName } from '../entries/entry-text.ts';
import { useListTexts } from '../../../../../translations/list/list-texts.ts';
import { useCatalogueTexts } from '../../../../../translations/catalogue/catalogue-texts.ts';

// Counts by version and status, without names.
export function AffectedTable({ touched }: { touched: readonly AffectedApplications[] }) {
  const { t, language } = useCatalogueTexts();
  const { t: listText } = useListTexts();
  if (touched.length === 0) return null;
  const hasForms = new Set(touched.map(({ formId }) => formId)).size > 1;
  const total = touched.reduce((sum, { count }) => sum + count, 0);
  return (
    <table className="cat-touched">
      <thead>
        <tr>
          {hasForms && <th scope="col">{t('affected.form')}</th>}
          <th scope="col">{t('affected.version')}</th>
          <th scope="col">{t('affected.status')}</th>
          <th scope="col">{t('affected.count')}</th>
        </tr>
      </thead>
      <tbody>
        {touched.map(({ formId, formVersion, status, count }) => (
          <tr key={`${formId} ${formVersion} ${status}`}>
            {hasForms && <td>{destinationName(formId, language)}</td>}
            <td>{formVersion}</td>
            <td>{listText.find(`status.${status}`) ?? status}</td>
            <td>{count.toLocaleString('en-IN')}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={hasForms ? 3 : 2}>
            {t('affected.total')}
          </th>
          <td>{total.toLocaleString('en-IN')}</td>
        </tr>
      </tfoot>
    </table>
  );
}
