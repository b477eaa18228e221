import { useState } from 'react';
import { Button } from '@mantine/core';
import type { FormChange } from '@visawright/contract/forms/form-state.ts';
import { useCatalogueTexts } from '../../../../../translations/catalogue/catalogue-texts.ts';

const first = 12;
const tones: Partial<Record<FormChange['kind'], string>> = {
  fieldAdded: 'pill-ok',
  sectionAdded: 'pill-ok',
  checklistAdded: 'pill-ok',
  fieldRemoved: 'pill-bad',
  sectionRemoved: 'pill-bad',
  checklistRemoved: 'pill-bad',
};

export function ChangeList({ changes }: { changes: readonly FormChange[] }) {
  const { t } = useCatalogueTexts();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, first);
  return (
    <>
      <ul className="cat-changes">
        {shown.map(({ kind, id, was, became }) => (
          <li key={`${kind} ${id} ${was} ${became}`} data-change={kind}>
            <span className={`pill ${tones[kind] ?? 'pill-note'}`}>{t(`change.${kind}`)}</span>
            <code lang="en">{id}</code>
            {was !== null && (
              <del lang="en">
                <span className="unseen">{t('change.was')} </span>
                {was}
              </del>
            )}
            {became !== null && (
              <ins lang="en">
                <span className="unseen">{t('change.became')} </span>
                {became}
              </ins>
            )}
          </li>
        ))}
      </ul>
      {changes.length > shown.length && (
        <Button size="compact-xs" variant="default" onClick={() => setWhole(true)}>
          {t('proposing.more', { count: changes.length - shown.length })}
        </Button>
      )}
    </>
  );
}
