import { Button } from '@mantine/core';
import { situationsId } from '../SituationChoices.tsx';
import type { ConditionalDocument } from '../guide.ts';
import { ChecklistText } from '../../../documents/checklist/ChecklistText.tsx';
import { useGuidelinesTexts } from '../../../../translations/guidelines/guidelines-texts.ts';

function goToAboutYou() {
  const place = document.getElementById(situationsId);
  place?.scrollIntoView({ block: 'start' });
  place?.querySelector('input')?.focus({ preventScroll: true });
}

export function ConditionalDocuments({ items }: { items: readonly ConditionalDocument[] }) {
  const { t } = useGuidelinesTexts();
  if (items.length === 0) return null;
  return (
    <section className="panel panel-pad asides" aria-labelledby="not-on-list">
      <h3 id="not-on-list">{t('not.title')}</h3>
      <p>{t('not.text')}</p>
      <dl className="not-yours">
        {[...Map.groupBy(items, ({ condition }) => condition)].map(([condition, own]) => (
          <div key={condition}>
            <dt>
              <ChecklistText>{condition}</ChecklistText>
            </dt>
            {own.map(({ item }) => (
              <dd key={item.title}>
                <ChecklistText>{item.title}</ChecklistText>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <Button variant="subtle" size="compact-sm" className="aside-link" onClick={goToAboutYou}>
        {t('not.change')}
      </Button>
    </section>
  );
}
