import { Button } from '@mantine/core';
import type { FactChangeEntry } from '@visawright/contract/forms/facts.ts';
import type { Ask } from '../../../../../../components/dialog/use-dialog.tsx';
import { momentText } from '../../../../../../lib/dates/moments.ts';
import { useFactsTexts } from '../../../../../../translations/facts/facts-texts.ts';
import { ChangeDialog } from './ChangeDialog.tsx';

// Changes of the open fact that wait for a second person.
export function WaitingChanges({ changes, ask }: { changes: readonly FactChangeEntry[]; ask: Ask }) {
  const { t, language } = useFactsTexts();
  return (
    <ul className="cat-lines">
      {changes.map((change) => (
        <li key={change.changeUid}>
          <span>
            {change.note}
            <small>
              {t('changes.by', {
                name: change.byName ?? t('events.somebody'),
                when: momentText(change.at, language),
              })}
            </small>
          </span>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => void ask((close) => <ChangeDialog change={change} onClose={() => close(null)} />)}
          >
            {t('changes.review')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
