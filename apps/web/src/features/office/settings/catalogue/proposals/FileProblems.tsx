import type { FileProblem } from '@visawright/contract/forms/catalogue.ts';
import { useCatalogueTexts } from '../../../../../translations/catalogue/catalogue-texts.ts';

const most = 30;

// Lists problems by line number where known.
export function FileProblems({
  problems,
  onLine,
}: {
  problems: readonly FileProblem[];
  onLine?: (line: number) => void; // absent if the file is not shown
}) {
  const { t } = useCatalogueTexts();
  return (
    <ul className="cat-problems">
      {problems.slice(0, most).map(({ line, path, code, text }) => (
        <li key={`${line} ${path} ${code} ${text}`} data-problem={code}>
          {line !== null && onLine && (
            <button type="button" onClick={() => onLine(line)}>
              {t('proposing.line', { line })}
            </button>
          )}
          {line !== null && !onLine && <span>{t('proposing.line', { line })}</span>}
          {path && <code lang="en">{path}</code>}
          <span lang={code === 'reference' ? 'en' : undefined}>{t(`problem.${code}`, { text })}</span>
        </li>
      ))}
      {problems.length > most && <li>{t('proposing.more', { count: problems.length - most })}</li>}
    </ul>
  );
}
