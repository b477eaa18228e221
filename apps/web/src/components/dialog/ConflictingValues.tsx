import './dialog.css';
import { useDialogsTexts } from '../../translations/dialogs/dialogs-texts.ts';

export interface ValueDifference {
  readonly label: string;
  readonly yours: string;
  readonly theirs: string;
}

// Shows both values of an edit conflict before anything is saved.
export function ConflictingValues({ rows }: { rows: readonly ValueDifference[] }) {
  const { t } = useDialogsTexts();
  return (
    <div role="alert">
      <p className="dialog-text">
        <strong>{t('staleTitle')}.</strong> {t('staleText')}
      </p>
      <table className="both">
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('yours')}</th>
            <th scope="col">{t('theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, yours, theirs }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{yours || t('empty')}</td>
              <td>{theirs || t('empty')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
