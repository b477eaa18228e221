import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowUpRight, IconChevronDown, IconChevronUp, IconLink, IconX } from '@tabler/icons-react';
import { toast } from '../../../lib/browser/toast.ts';
import type { ListIcon, RowAction } from '../list.types.ts';
import { RowMenu } from '../table/RowMenu.tsx';
import { useListTexts } from '../../../translations/list/list-texts.ts';

export interface DrawerMoves {
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
  readonly onPage: (() => void) | null;
  readonly onClose: () => void;
}

interface Props extends DrawerMoves {
  reference?: string | undefined;
  actions: (() => readonly RowAction[]) | null;
}

interface ToolProps {
  label: string;
  icon: ListIcon;
  onRun: (() => void) | null;
}

const Tool = ({ label, icon: Icon, onRun }: ToolProps) => (
  <Tooltip label={label}>
    <ActionIcon
      aria-label={label}
      aria-disabled={onRun === null}
      data-disabled={onRun === null || undefined}
      onClick={() => onRun?.()}
    >
      <Icon size={17} aria-hidden />
    </ActionIcon>
  </Tooltip>
);

export function DrawerTop({ reference, actions, onPrevious, onNext, onPage, onClose }: Props) {
  const { t } = useListTexts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      void toast(t('drawer.copied'), 'success');
    } catch {
      void toast(t('drawer.copyFailed'), 'error');
    }
  };
  return (
    <div className="list-drawer-top">
      <Tool label={t('drawer.previous')} icon={IconChevronUp} onRun={onPrevious} />
      <Tool label={t('drawer.next')} icon={IconChevronDown} onRun={onNext} />
      {reference && <span className="badge-ref">{reference}</span>}
      <span className="list-drawer-tools">
        {onPage && <Tool label={t('drawer.page')} icon={IconArrowUpRight} onRun={onPage} />}
        <Tool label={t('drawer.copyLink')} icon={IconLink} onRun={() => void copy()} />
        {actions && <RowMenu label={t('drawer.more')} actions={actions} size={28} />}
        <Tool label={t('drawer.close')} icon={IconX} onRun={onClose} />
      </span>
    </div>
  );
}
