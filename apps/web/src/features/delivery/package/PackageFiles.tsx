import type { PackageFile, PackageForm } from '@visawright/contract/delivery/package.ts';
import { useChecklistText } from '../../documents/checklist/use-checklist-text.ts';
import { fileFacts } from './file-facts.ts';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

function Fact({ file, form }: { file: PackageFile; form: PackageForm | null }) {
  const { t, language } = useSubmitTexts();
  const fact = fileFacts(file);
  if (fact.kind === 'pages') return <small>{t('package.pages', { count: fact.pages })}</small>;
  if (fact.kind === 'note') return <small lang="en">{fact.note}</small>;
  // The form's own title names the country and the official form; it exists in English only.
  const isOwnTitle = fact.sheet === null || (fact.sheet === 'form' && language === 'en');
  return isOwnTitle ? (
    <small lang="en">{file.title}</small>
  ) : (
    <small>{t(fact.sheet === 'form' && form === 'copy' ? 'sheet.copy' : `sheet.${fact.sheet}`)}</small>
  );
}

interface Props {
  files: readonly PackageFile[];
  form: PackageForm | null;
}

// In the order of the archive, column by column.
export function PackageFiles({ files, form }: Props) {
  const { t } = useSubmitTexts();
  const document = useChecklistText();
  return (
    <ol className="package-files" aria-label={t('package.list')}>
      {files.map((file) => (
        <li key={file.name} data-file={file.name} title={document(file.title).text}>
          <b>{file.name}</b>
          <Fact file={file} form={form} />
          {file.pages !== null && file.note && <em lang="en">{file.note}</em>}
        </li>
      ))}
    </ol>
  );
}
