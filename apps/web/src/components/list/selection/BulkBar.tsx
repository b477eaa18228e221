import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconFileExport, IconX } from '@tabler/icons-react';
import { ExportMenu } from '../export/ExportMenu.tsx';
import type { BulkAction, ListIcon, ListQuery, Total } from '../list.types.ts';
import type { Bulk } from './use-bulk.ts';
import type { ListExport } from '../export/use-export.ts';
import { useOfferSelectedActions } from './selected-actions.ts';
import type { SelectedRows } from './use-list-selection.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';
import { formatNumber, totalText } from '../table/format-number.ts';

interface Props<Row> {
  actions: readonly BulkAction<Row>[];
  selected: SelectedRows<Row>;
  bulk: Bulk<Row>;
  file: ListExport;
  query: ListQuery;
  total: Total;
  isNarrow: boolean;
  onClear: () => void;
}

interface ToolProps {
  id: string;
  label: string;
  hint?: string | undefined;
  icon: ListIcon;
  isOff?: boolean;
  isRunning?: boolean;
  isNarrow: boolean;
  onRun: () => void;
}

// Disabled actions stay focusable and show the reason.
function Tool({ id, label, hint, icon: Icon, isOff = false, isRunning = false, isNarrow, onRun }: ToolProps) {
  const shared = {
    'data-action': id,
    'aria-disabled': isOff || isRunning,
    'data-disabled': isOff || undefined,
    'aria-label': hint ?? label,
    loading: isRunning,
    onClick: () => isOff || isRunning || onRun(),
  };
  return (
    <Tooltip label={hint ?? label} disabled={!isNarrow && !hint} events={{ hover: true, focus: true, touch: false }}>
      {isNarrow ? (
        <ActionIcon {...shared}>
          <Icon size={16} aria-hidden />
        </ActionIcon>
      ) : (
        <Button variant="subtle" size="xs" leftSection={<Icon size={15} aria-hidden />} {...shared}>
          {label}
        </Button>
      )}
    </Tooltip>
  );
}

export function BulkBar<Row>({ actions, selected, bulk, file, query, total, isNarrow, onClear }: Props<Row>) {
  const { t } = useListTexts();
  const all = totalText(total, t);
  const { count, isMatching } = selected;
  const text = isMatching
    ? t(all ? 'bulk.allSelected' : 'bulk.allSelectedPlain', { total: all })
    : t('bulk.selected', { count, text: formatNumber(count) });
  const hasMore = !isMatching && (total.total === null || total.more || total.total > count);
  const hint = (action: BulkAction<Row>) => {
    const { may, count: of } = bulk.mayRun(action);
    if (may === 0) return t('bulk.none', { label: action.label });
    return may < of ? t('bulk.mixed', { label: action.label, may, count: of }) : undefined;
  };
  const run = (action: BulkAction<Row>) => bulk.running === null && bulk.run(action, query, total);
  useOfferSelectedActions({
    selected: text,
    actions: actions
      .filter((action) => bulk.mayRun(action).may > 0)
      .map((action) => ({ id: action.id, label: action.label, icon: action.icon, run: () => run(action) })),
  });
  return (
    <div className="list-bulk" role="toolbar" aria-label={t('bulk.label')}>
      <b role="status">{text}</b>
      {hasMore && (
        <Button variant="subtle" size="xs" className="list-bulk-all" onClick={selected.matching}>
          {t(all ? 'bulk.all' : 'bulk.allPlain', { total: all })}
        </Button>
      )}
      <hr />
      {actions.map((action) => (
        <Tool
          key={action.id}
          id={action.id}
          label={action.label}
          hint={hint(action)}
          icon={action.icon}
          isOff={bulk.mayRun(action).may === 0}
          isRunning={bulk.running === action.id}
          isNarrow={isNarrow}
          onRun={() => run(action)}
        />
      ))}
      {file.isOffered && (
        <ExportMenu isOff={file.isRunning} onChoose={(kind) => file.run(kind, selected.given(query, total))}>
          {isNarrow ? (
            <ActionIcon
              data-action="export"
              aria-label={t('bulk.export')}
              title={t('bulk.export')}
              loading={file.isRunning}
            >
              <IconFileExport size={16} aria-hidden />
            </ActionIcon>
          ) : (
            <Button
              variant="subtle"
              size="xs"
              data-action="export"
              leftSection={<IconFileExport size={15} aria-hidden />}
              loading={file.isRunning}
            >
              {t('bulk.export')}
            </Button>
          )}
        </ExportMenu>
      )}
      <hr />
      <ActionIcon aria-label={t('bulk.clear')} onClick={onClear}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
