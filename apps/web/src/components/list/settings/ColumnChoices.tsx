import { useLayoutEffect, useRef } from 'react';
import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ListColumn } from '../list.types.ts';
import { orderColumns } from './order-columns.ts';
import type { ColumnSettingsState } from './use-column-settings.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

interface Props {
  columns: readonly Pick<ListColumn<never>, 'id' | 'head' | 'always' | 'optional'>[];
  columnSettings: ColumnSettingsState;
}

const moves = [
  { by: -1, label: 'show.moveUp', Icon: IconArrowUp },
  { by: 1, label: 'show.moveDown', Icon: IconArrowDown },
] as const;

export function ColumnChoices({ columns, columnSettings }: Props) {
  const { t } = useListTexts();
  const offered = columns.filter(({ always }, i) => i > 0 && !always);
  const chosen = columnSettings.columns ?? offered.filter(({ optional }) => !optional).map(({ id }) => id);
  const listed = orderColumns(offered, chosen);
  const shown = listed.map(({ id }) => id).filter((id) => chosen.includes(id));
  const put = (id: string, on: boolean) =>
    columnSettings.change({
      columns: listed.map((column) => column.id).filter((each) => (each === id ? on : shown.includes(each))),
    });
  const moved = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    moved.current?.focus(); // a row that changes its place loses the focus
    moved.current = null;
  });
  const move = (button: HTMLElement, id: string, by: 1 | -1) => {
    const at = shown.indexOf(id);
    const other = shown[at + by];
    if (other === undefined) return;
    moved.current = button;
    columnSettings.change({ columns: shown.with(at, other).with(at + by, id) });
  };
  return (
    <div className="list-choices" role="group" aria-label={t('show.columns')}>
      {listed.map(({ id, head }) => (
        <div key={id} className="list-column">
          <Checkbox
            label={head}
            checked={shown.includes(id)}
            onChange={(event) => put(id, event.currentTarget.checked)}
          />
          {shown.includes(id) &&
            moves.map(({ by, label, Icon }) => {
              const isOff = shown[shown.indexOf(id) + by] === undefined;
              return (
                <ActionIcon
                  key={by}
                  size={24}
                  aria-label={t(label, { column: head })}
                  aria-disabled={isOff}
                  data-disabled={isOff || undefined}
                  onClick={(event) => move(event.currentTarget, id, by)}
                >
                  <Icon size={14} aria-hidden />
                </ActionIcon>
              );
            })}
        </div>
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
