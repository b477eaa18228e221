import type { PageEvidence } from '@visawright/contract/evidence.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { useWords } from './form-words.ts';
import { openSource } from './open-source.ts';
import { paperName } from './paper-name.ts';

interface Props {
  regions: readonly { field: string; source: PageEvidence }[];
  docId: string;
}

// The papers this form was filled from, in its order.
export function SourceTabs({ regions, docId }: Props) {
  const { t } = useWords();
  const { t: documents } = useDocumentWords();
  const papers = [...new Map(regions.map((one) => [one.source.docId, one])).keys()].map((id) =>
    regions.find(({ source }) => source.docId === id)!,
  );
  // Front and back of a passport are two papers of one name.
  const names = papers.map(({ source }) => paperName(t, documents, source));
  const numbered = names.map((name, at) => {
    const no = names.slice(0, at + 1).filter((other) => other === name).length;
    return no > 1 ? `${name} ${no}` : name;
  });
  return (
    <div className="source-tabs" role="group" aria-label={t('source.papers')}>
      {papers.map(({ source, field }, at) => (
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
