import { IconCheck, IconX } from '@tabler/icons-react';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { examples } from '../art/examples.ts';
import { useGuidelinesTexts } from '../../../../translations/guidelines/guidelines-texts.ts';

export function Examples({ category }: { category: DocumentCategory }) {
  const { t } = useGuidelinesTexts();
  const shown = examples[category];
  return (
    <div className="examples" data-n={shown.length} data-tour="example" role="group" aria-label={t('examplesLabel')}>
      {shown.map(({ id, isGood, drawing }) => (
        <figure key={id} data-good={isGood || undefined}>
          {drawing}
          <figcaption>
            {isGood ? <IconCheck size={16} stroke={2.6} aria-hidden /> : <IconX size={16} stroke={2.4} aria-hidden />}
            <span>
              <b>{t(isGood ? 'like' : 'unlike')}</b> {t(`examples.${id}`)}
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
