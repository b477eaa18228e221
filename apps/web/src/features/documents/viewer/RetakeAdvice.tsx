import { IconCameraRotate } from '@tabler/icons-react';
import type { RetakeCause } from '@visawright/contract/documents/document-facts.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

export function RetakeAdvice({ causes }: { causes: readonly RetakeCause[] }) {
  const { t } = useDocumentsTexts();
  if (causes.length === 0) return null;
  return (
    <section className="doc-retake" aria-labelledby="doc-retake-title">
      <IconCameraRotate size={22} stroke={1.6} aria-hidden />
      <div>
        <h3 id="doc-retake-title">{t('retake.heading')}</h3>
        <ul>
          {causes.map((cause) => (
            <li key={cause}>
              <b>{t(`retake.${cause}.title`)}</b> {t(`retake.${cause}.remedy`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
