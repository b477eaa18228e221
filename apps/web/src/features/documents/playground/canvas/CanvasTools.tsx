import type { ReactNode } from 'react';
import { ActionIcon, Button, Kbd, Tooltip } from '@mantine/core';
import {
  IconArrowMerge,
  IconArrowsMaximize,
  IconCrop,
  IconCut,
  IconFolderSymlink,
  IconMinus,
  IconPlus,
  IconRotate2,
  IconRotateClockwise2,
  IconTrash,
} from '@tabler/icons-react';
import type { PageActions } from '../use-page-actions.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { usePlaygroundTexts } from '../../../../translations/playground/playground-texts.ts';

interface ToolProps {
  label: string;
  keys?: string;
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

// Stays focusable while it is off, so that its tooltip says what it would do.
const Tool = ({ label, keys, isOff = false, onClick, children }: ToolProps) => (
  <Tooltip label={keys ? `${label}  ${keys}` : label}>
    <ActionIcon
      size={30}
      aria-label={label}
      aria-keyshortcuts={keys?.replace(' ', '+')}
      aria-disabled={isOff}
      data-off={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      {children}
    </ActionIcon>
  </Tooltip>
);

interface Props {
  actions: PageActions;
  canEdit: boolean;
  percent: number;
  onMove: () => void;
  onEdit: (() => void) | undefined; // undefined: this person may not
  onZoom: (by: 1 | -1 | 0) => void;
}

export function CanvasTools({ actions, canEdit, percent, onMove, onEdit, onZoom }: Props) {
  const { t } = usePlaygroundTexts();
  const { t: documents } = useDocumentsTexts();
  return (
    <div className="pg-tools" role="toolbar" aria-label={t('tools.label')}>
      {canEdit && (
        <>
          <Tool label={t('tools.rotateLeft')} keys="Shift R" onClick={() => actions.rotate(270)}>
            <IconRotate2 size={17} stroke={1.7} aria-hidden />
          </Tool>
          <Tool label={t('tools.rotate')} keys="R" onClick={() => actions.rotate(90)}>
            <IconRotateClockwise2 size={17} stroke={1.7} aria-hidden />
          </Tool>
          <Tool label={t('tools.split')} keys="X" isOff={!actions.canSplit} onClick={actions.split}>
            <IconCut size={17} stroke={1.7} aria-hidden />
          </Tool>
          <Tool label={t('tools.merge')} keys="Shift M" isOff={!actions.canMerge} onClick={actions.merge}>
            <IconArrowMerge size={17} stroke={1.7} aria-hidden />
          </Tool>
          {onEdit && (
            <Tool label={t('tools.edit')} keys="E" onClick={onEdit}>
              <IconCrop size={17} stroke={1.7} aria-hidden />
            </Tool>
          )}
          <Tool label={t('tools.remove')} keys="Delete" onClick={actions.remove}>
            <IconTrash size={17} stroke={1.7} aria-hidden />
          </Tool>
          <i aria-hidden />
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            className="pg-move"
            aria-haspopup="dialog"
            leftSection={<IconFolderSymlink size={15} aria-hidden />}
            rightSection={<Kbd aria-hidden>M</Kbd>}
            disabled={!actions.canMove}
            onClick={onMove}
          >
            {t('tools.move')}
          </Button>
          <i aria-hidden />
        </>
      )}
      <span className="pg-zoom">
        <Tool label={documents('page.smaller')} keys="-" onClick={() => onZoom(-1)}>
          <IconMinus size={16} aria-hidden />
        </Tool>
        <span className="pg-percent" role="status" aria-label={documents('page.zoom', { percent })}>
          {percent} %
        </span>
        <Tool label={documents('page.larger')} keys="+" onClick={() => onZoom(1)}>
          <IconPlus size={16} aria-hidden />
        </Tool>
        <Tool label={t('tools.fit')} keys="0" onClick={() => onZoom(0)}>
          <IconArrowsMaximize size={16} aria-hidden />
        </Tool>
      </span>
    </div>
  );
}
