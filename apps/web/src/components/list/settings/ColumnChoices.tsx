import { Button, Checkbox } from '@mantine/core';
import type { ListColumn } from '../list.types.ts';
import type { ColumnSettingsState } from './use-column-settings.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

interface Props {
  columns: readonly Pick<ListColumn<never>, 'id' | 'head' | 'always' | 'optional'>[];
  columnSettings: ColumnSettingsState;
}

export function ColumnChoices({ columns, columnSettings }: Props) {
  const { t } = useListTexts();
  const offered = columns.filter(({ always }, i) => i > 0 && !always);
  const shown = columnSettings.columns ?? offered.filter(({ optional }) => !optional).map(({ id }) => id);
  const put = (id: string, on: boolean) =>
    columnSettings.change({ columns: on ? [...shown, id] : shown.filter((other) => other !== id) });
  return (
    <div className="list-choices" role="group" aria-label={t('show.columns')}>
      {offered.map(({ id, head }) => (
        <Checkbox
          key={id}
          label={head}
          checked={shown.includes(id)}
          onChange={(event) => put(id, event.currentTarget.checked)}
        />
      ))}
      <Button
        size="xs"
        variant="default"
        data-disabled={columnSettings.columns === null || undefined}
        aria-disabled={columnSettings.columns === null}
        onClick={() => columnSettings.change({ columns: null })}
      >
        {t('show.resetColumns')}
      </Button>
    </div>
  );
}
