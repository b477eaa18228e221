import type { DocumentValue } from '@visawright/contract/documents/document.ts';
import { ValueBadge } from '../../documents/ValueBadge.tsx';
import { fieldText, valueText } from '../../documents/value-text.ts';
import { valueStatusOf } from '../../documents/value-status.ts';
import { isWholePage } from '../../pictures/page-geometry.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

interface Props {
  values: readonly DocumentValue[]; // of this page
  number: number;
  isReadAgain: boolean;
}

export function EvidencePanel({ values, number, isReadAgain }: Props) {
  const { t, language } = useEditorTexts();
  const { t: words } = useDocumentsTexts();
  const boxes = values.filter((value) => !isWholePage(value));
  if (boxes.length === 0) return null;
  return (
    <section className="ed-section" aria-label={t('evidence.title', { page: number })}>
      <div className="ed-section-head">
        <h2>{t('evidence.title', { page: number })}</h2>
        <span>{t('evidence.boxes', { count: boxes.length })}</span>
      </div>
      <dl className="ed-values">
        {boxes.map((value) => (
          <div key={value.field}>
            <dt>{fieldText(words, value.field)}</dt>
            <dd>
              <span>{valueText(words, value.field, value.value, language)}</span>
              {isReadAgain ? (
                <span className="ed-again">{t('evidence.again')}</span>
              ) : (
                <ValueBadge status={valueStatusOf(value)} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
