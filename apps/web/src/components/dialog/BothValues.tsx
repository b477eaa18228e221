import { useDialogWords } from './dialog-words.ts';
import './dialog.css';

export interface Difference {
  readonly label: string;
  readonly yours: string;
  readonly theirs: string;
}

// Two people changed the same thing: both values stand side by side before anything is saved.
export function BothValues({ rows }: { rows: readonly Difference[] }) {
  const t = useDialogWords();
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
