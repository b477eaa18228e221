import { IconAlertTriangle } from '@tabler/icons-react';
import type { ImportEffect } from '@visawright/contract/forms/facts.ts';
import { useFactsTexts } from '../../../../../../translations/facts/facts-texts.ts';
import { destinationName } from '../../entries/entry-text.ts';

const columns = ['added', 'changed', 'removed', 'open'] as const;

// Facts that are new, changed and removed by destination, and what is left out.
export function ImportEffectView({ effect }: { effect: ImportEffect }) {
  const { t, language } = useFactsTexts();
  const { problems, forms, skipped, unknown, hasOtherRules } = effect;
  if (problems.length > 0)
    return (
      <div className="cat-effect">
        <section>
          <h3 data-tone="bad">
            <IconAlertTriangle size={16} aria-hidden />
            {t('effect.problems', { count: problems.length })}
          </h3>
          <ul className="cat-problems">
            {problems.slice(0, 20).map(({ key, path, text }) => (
              <li key={`${key} ${path} ${text}`} lang="en">
                {path && <code>{path}</code>}
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    );
  return (
    <div className="cat-effect">
      {forms.length === 0 && <p className="cat-quiet">{t('files.same')}</p>}
      {forms.length > 0 && (
        <table className="cat-touched">
          <thead>
            <tr>
              <th scope="col">{t('files.columns.destination')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`files.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {forms.map(({ formId, openApplications: open, ...counts }) => (
              <tr key={formId}>
                <th scope="row">{destinationName(formId, language)}</th>
                {columns.map((column) => (
                  <td key={column}>{{ ...counts, open }[column].toLocaleString('en-IN')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {skipped.length > 0 && <p className="cat-quiet">{t('files.skipped', { count: skipped.length })}</p>}
      {unknown.length > 0 && <p className="cat-quiet">{t('files.unknown', { names: unknown.join(', ') })}</p>}
      {hasOtherRules && <p className="cat-quiet">{t('files.rules')}</p>}
    </div>
  );
}
