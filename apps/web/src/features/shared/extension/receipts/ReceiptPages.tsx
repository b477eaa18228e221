import type { FieldOutcome, ReceiptPage } from '@visawright/contract/extension/receipt.ts';
import { clockTime } from '../../../../lib/dates/dates.ts';
import { useExtensionTexts } from '../../../../translations/extension/extension-texts.ts';

const order: readonly FieldOutcome[] = ['differs', 'refused', 'equal', 'missing', 'personal', 'unknown'];

// Labels and outcomes, without values.
export function ReceiptPages({ pages }: { pages: readonly ReceiptPage[] }) {
  const { t, language } = useExtensionTexts();
  return (
    <details className="rcp-more">
      <summary>{t('receipt.pagesTitle')}</summary>
      <ol>
        {pages.map(({ page, title, filledAt, readAt, fields }) => {
          const typed = fields.filter(({ outcome }) => outcome === 'equal' || outcome === 'differs');
          const equal = typed.filter(({ outcome }) => outcome === 'equal').length;
          return (
            <li key={page}>
              <div className="rcp-page">
                <b>{title}</b>
                <small>
                  {filledAt === null
                    ? t('receipt.pageUnknown')
                    : t('receipt.pageCounts', { equal, count: typed.length })}{' '}
                  · {clockTime(readAt, language)}
                </small>
              </div>
              <ul>
                {order.flatMap((outcome) => {
                  const labels = fields.filter((field) => field.outcome === outcome).map(({ label }) => label);
                  return labels.length === 0
                    ? []
                    : [
                        <li key={outcome} data-outcome={outcome}>
                          <span>{t(`receipt.outcome.${outcome}`)}</span> {labels.join(', ')}
                        </li>,
                      ];
                })}
              </ul>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
