import type { Touched } from '@visawright/contract/catalogue.ts';
import { useListWords } from '../../../components/list/list-words.ts';
import { useCatalogueWords } from './catalogue-words.ts';
import { destinationName } from './entry-text.ts';

// Numbers by version and status, never names.
export function TouchedTable({ touched }: { touched: readonly Touched[] }) {
  const { t, language } = useCatalogueWords();
  const words = useListWords();
  if (touched.length === 0) return null;
  const hasForms = new Set(touched.map(({ formId }) => formId)).size > 1;
  const total = touched.reduce((sum, { count }) => sum + count, 0);
  return (
    <table className="cat-touched">
      <thead>
        <tr>
          {hasForms && <th scope="col">{t('touched.form')}</th>}
          <th scope="col">{t('touched.version')}</th>
          <th scope="col">{t('touched.status')}</th>
          <th scope="col">{t('touched.count')}</th>
        </tr>
      </thead>
      <tbody>
        {touched.map(({ formId, formVersion, status, count }) => (
          <tr key={`${formId} ${formVersion} ${status}`}>
            {hasForms && <td>{destinationName(formId, language)}</td>}
            <td>{formVersion}</td>
            <td>{words(`status.${status}`)}</td>
            <td>{count.toLocaleString('en-IN')}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={hasForms ? 3 : 2}>
            {t('touched.total')}
          </th>
          <td>{total.toLocaleString('en-IN')}</td>
        </tr>
      </tfoot>
    </table>
  );
}
