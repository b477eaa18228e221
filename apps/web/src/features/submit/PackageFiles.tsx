import type { PackageFile } from '@visawright/contract/package.ts';
import { usePaperWords } from '../guidelines/use-paper-words.ts';
import { fileFacts } from './file-facts.ts';
import { useSubmitWords } from './submit-words.ts';

function Fact({ file }: { file: PackageFile }) {
  const { t, language } = useSubmitWords();
  const fact = fileFacts(file);
  if (fact.kind === 'pages') return <small>{t('package.pages', { count: fact.pages })}</small>;
  if (fact.kind === 'note') return <small lang="en">{fact.note}</small>;
  // The form's own title names the country and whether it is the official blank; there is no Hindi of it.
  const isOwnTitle = fact.sheet === null || (fact.sheet === 'form' && language === 'en');
  return isOwnTitle ? <small lang="en">{file.title}</small> : <small>{t(`sheet.${fact.sheet}`)}</small>;
}

// In the order of the archive, read down the first column and then the second.
export function PackageFiles({ files }: { files: readonly PackageFile[] }) {
  const { t } = useSubmitWords();
  const paper = usePaperWords();
  return (
    <ol className="package-files" aria-label={t('package.list')}>
      {files.map((file) => (
        <li key={file.name} data-file={file.name} title={paper(file.title).text}>
          <b>{file.name}</b>
          <Fact file={file} />
          {file.pages !== null && file.note && <em lang="en">{file.note}</em>}
        </li>
      ))}
    </ol>
  );
}
