import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { openSource } from '../sources/opened-source.ts';
import { useDocumentName } from '../sources/use-document-name.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

interface Props {
  regions: readonly { field: string; source: PageEvidence }[];
  docId: string;
}

// The form's source documents, in the order of its fields.
export function SourceTabs({ regions, docId }: Props) {
  const { t } = useFormTexts();
  const documentName = useDocumentName();
  const documentTabs = [...new Map(regions.map((one) => [one.source.docId, one])).keys()].map((id) =>
    regions.find(({ source }) => source.docId === id)!,
  );
  return (
    <div className="source-tabs" role="group" aria-label={t('source.documents')}>
      {documentTabs.map(({ source, field }) => (
        <button
          key={source.docId}
          type="button"
          aria-pressed={source.docId === docId}
          onClick={() => openSource(source, field)}
        >
          {documentName(source)}
        </button>
      ))}
    </div>
  );
}
