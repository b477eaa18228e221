import { useAnalyticsTexts } from '../../../../translations/analytics/analytics-texts.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { fieldText, kindText } from '../../../documents/documents/value-text.ts';
import { Bar } from '../charts/Bar.tsx';
import { ChartCard } from '../ChartCard.tsx';
import { useFigures } from '../use-figures.ts';
import type { CardProps } from './card-props.ts';

const rowsShown = 7;

export function CorrectionsCard({
  numbers: { corrections },
  isOfDestination,
}: CardProps & { isOfDestination: boolean }) {
  const { t } = useAnalyticsTexts();
  const { t: documentText } = useDocumentsTexts();
  const { count, share, isEnough } = useFigures();
  const most = Math.max(0.01, ...corrections.map(({ changed }) => changed ?? 0));
  const rows = corrections.map((row) => ({
    ...row,
    name: documentText.find(`categories.${row.kind}`) ?? kindText(documentText, { kind: row.kind, category: row.kind }),
    most: row.field === null ? '' : fieldText(documentText, row.field),
  }));
  return (
    <ChartCard
      area="corrections"
      title={t('corrections.title')}
      note={t('corrections.note')}
      table={{
        columns: [t('corrections.document'), t('corrections.seen'), t('corrections.changed'), t('corrections.field')],
        rows: rows.map(({ name, cases, changed, most: field }) => [
          name,
          count(cases),
          share(changed, cases, 1),
          field,
        ]),
      }}
    >
      {rows.length === 0 && <p className="an-none">{t(isOfDestination ? 'corrections.ofTravellers' : 'none')}</p>}
      <ul className="an-rows">
        {rows.slice(0, rowsShown).map(({ kind, name, cases, changed, most: field }) => (
          <li key={kind}>
            <span className="an-name" title={name}>
              {name}
            </span>
            <Bar share={isEnough(cases) ? (changed ?? 0) / most : 0} />
            <b className="staff-num">{share(changed, cases, 1)}</b>
            <small className="an-field" title={field}>
              {field}
            </small>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
