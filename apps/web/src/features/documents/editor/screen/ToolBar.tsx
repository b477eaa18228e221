import { ActionIcon, Button, Tooltip } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconCut,
  IconMinus,
  IconPlus,
  IconRotate2,
  IconRotateClockwise2,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { tools, type ToolName } from '../stage/tools.ts';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

interface Props {
  tool: ToolName | null;
  zoom: number;
  disabled: boolean;
  canSplit: boolean;
  canRemove: boolean;
  onTool: (tool: ToolName | null) => void;
  onTurn: (degrees: 90 | 270) => void;
  onSplit: () => void;
  onRemove: () => void;
  onZoom: (zoom: number) => void;
}

const zooms = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const;
const nextZoom = (zoom: number, step: 1 | -1) => zooms[zooms.indexOf(zoom as 1) + step] ?? zoom;

export function ToolBar({
  tool,
  zoom,
  disabled,
  canSplit,
  canRemove,
  onTool,
  onTurn,
  onSplit,
  onRemove,
  onZoom,
}: Props) {
  const { t } = useEditorTexts();
  const actions: readonly {
    name: 'left' | 'right' | 'split' | 'remove';
    key: string;
    Icon: Icon;
    off: boolean;
    run: () => void;
  }[] = [
    { name: 'left', key: 'Shift R', Icon: IconRotate2, off: false, run: () => onTurn(270) },
    { name: 'right', key: 'R', Icon: IconRotateClockwise2, off: false, run: () => onTurn(90) },
    { name: 'split', key: 'X', Icon: IconCut, off: !canSplit, run: onSplit },
    { name: 'remove', key: 'Del', Icon: IconTrash, off: !canRemove, run: onRemove },
  ];
  return (
    <div className="ed-tools" role="toolbar" aria-label={t('tools.bar')}>
      {tools.map(({ name, key, Icon }) => (
        <Tooltip key={name} label={`${t(`tools.${name}`)}  ${key}`}>
          <Button
            className="ed-tool"
            size="xs"
            variant="subtle"
            color="gray"
            aria-pressed={tool === name}
            aria-label={t(`tools.${name}`)}
            data-on={tool === name || undefined}
            disabled={disabled}
            leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
            onClick={() => onTool(tool === name ? null : name)}
          >
            <span className="ed-word">{t(`tools.${name}`)}</span>
          </Button>
        </Tooltip>
      ))}
      {actions.map(({ name, key, Icon, off, run }) => (
        <Tooltip key={name} label={`${t(`actions.${name}`)}  ${key}`}>
          <Button
            className="ed-tool"
            size="xs"
            variant="subtle"
            color="gray"
            aria-label={t(`actions.${name}`)}
            disabled={disabled || off}
            leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
            onClick={run}
          >
            <span className="ed-word">{t(`short.${name}`)}</span>
          </Button>
        </Tooltip>
      ))}
      <i />
      <ActionIcon aria-label={t('zoom.out')} disabled={zoom === zooms[0]} onClick={() => onZoom(nextZoom(zoom, -1))}>
        <IconMinus size={16} aria-hidden />
      </ActionIcon>
      <span className="ed-zoom" role="status" aria-label={t('zoom.is', { percent: zoom * 100 })}>
        {zoom * 100} %
      </span>
      <ActionIcon aria-label={t('zoom.in')} disabled={zoom === zooms.at(-1)} onClick={() => onZoom(nextZoom(zoom, 1))}>
        <IconPlus size={16} aria-hidden />
      </ActionIcon>
      <Tooltip label={t('zoom.fit')}>
        <ActionIcon aria-label={t('zoom.fit')} disabled={zoom === 1} onClick={() => onZoom(1)}>
          <IconArrowsMaximize size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
