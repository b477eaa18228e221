import { Button, Kbd } from '@mantine/core';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { useSingleKeys } from '../../../lib/keyboard/single-keys.ts';
import { ScreenHeading } from '../../ScreenHeading.tsx';
import type { ListAction, ListDefinition, Total } from '../list.types.ts';
import { useNewRequest } from '../state/use-new-request.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';
import { totalText } from './format-number.ts';

interface Props {
  definition: Pick<ListDefinition<never>, 'title' | 'liveHint' | 'primaryAction'>;
  total: Total | undefined;
  newCount: number;
  onShowNew: () => void;
  isQuiet: boolean; // the primary button is elsewhere
  isNarrow: boolean;
}

function Primary({ action, isQuiet, isNarrow }: { action: ListAction; isQuiet: boolean; isNarrow: boolean }) {
  const Icon = action.icon ?? IconPlus;
  const isKeyShown = useSingleKeys() && !isNarrow;
  return (
    <Button
      className="list-primary"
      variant={isQuiet ? 'default' : 'filled'}
      leftSection={<Icon size={16} aria-hidden />}
      rightSection={isKeyShown && <Kbd aria-hidden>N</Kbd>}
      aria-keyshortcuts="n"
      onClick={action.run}
    >
      {action.label}
    </Button>
  );
}

export function ListHead({ definition, total, newCount, onShowNew, isQuiet, isNarrow }: Props) {
  const { t } = useListTexts();
  const { title, liveHint, primaryAction } = definition;
  useNewRequest(primaryAction);
  return (
    <header className="list-head">
      <ScreenHeading>{title}</ScreenHeading>
      {total && <span className="list-total">{totalText(total, t)}</span>}
      {liveHint && <span className="list-live">{liveHint}</span>}
      <div className="list-head-actions">
        {newCount > 0 && (
          <Button
            className="list-new"
            variant="default"
            leftSection={<IconRefresh size={15} aria-hidden />}
            onClick={onShowNew}
          >
            {t('new', { count: newCount })}
          </Button>
        )}
        {primaryAction && <Primary action={primaryAction} isQuiet={isQuiet} isNarrow={isNarrow} />}
      </div>
    </header>
  );
}
