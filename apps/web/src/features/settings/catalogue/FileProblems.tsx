import type { FileProblem } from '@visawright/contract/catalogue.ts';
import { useCatalogueWords } from './catalogue-words.ts';

const most = 30;

// By line where it has one: whoever wrote the file finds it there.
export function FileProblems({
  problems,
  onLine,
}: {
  problems: readonly FileProblem[];
  onLine?: (line: number) => void; // absent: the file is not beside it
}) {
  const { t } = useCatalogueWords();
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
