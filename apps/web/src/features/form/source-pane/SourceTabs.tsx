import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { openSource } from '../sources/opened-source.ts';
import { documentName } from '../sources/document-name.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

interface Props {
  regions: readonly { field: string; source: PageEvidence }[];
  docId: string;
}

// The form's source documents, in the order of its fields.
export function SourceTabs({ regions, docId }: Props) {
  const { t } = useFormTexts();
  const { t: documents } = useDocumentsTexts();
  const documentTabs = [...new Map(regions.map((one) => [one.source.docId, one])).keys()].map((id) =>
    regions.find(({ source }) => source.docId === id)!,
  );
  // Front and back of a passport are two documents with the same name.
  const names = documentTabs.map(({ source }) => documentName(t, documents, source));
  const numbered = names.map((name, at) => {
    const no = names.slice(0, at + 1).filter((other) => other === name).length;
    return no > 1 ? `${name} ${no}` : name;
  });
  return (
    <div className="source-tabs" role="group" aria-label={t('source.documents')}>
      {documentTabs.map(({ source, field }, at) => (
        <button
          key={source.docId}
          type="button"
          aria-pressed={source.docId === docId}
          onClick={() => openSource(source, field)}
        >
          {numbered[at]}
        </button>
      ))}
    </div>
  );
}
