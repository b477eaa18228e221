import { ActionIcon, Button, Kbd, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconEye, IconLayoutColumns, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Flag } from '../../../../components/Flag.tsx';
import { ScreenHeading } from '../../../../components/ScreenHeading.tsx';
import type { EditHistory } from '../model/edit-history.ts';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

interface Props {
  title: string;
  details: string;
  country: string | null; // of the application
  reference: string | null;
  history: EditHistory;
  versions: ReactNode;
  more: ReactNode;
  cost: string; // what saving causes
  nextVersion: number;
  canSave: boolean;
  isReadOnly: boolean;
  isSaving: boolean;
  shows: 'after' | 'before' | 'both';
  onHold: (isHeld: boolean) => void;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  onClose: () => void;
}

export function EditorHead({ history, shows, ...props }: Props) {
  const { t } = useEditorTexts();
  const { steps, at } = history;
  const [last, next] = [steps[at - 1], steps[at]];
  const undo = last ? t('head.undoStep', { step: t(`steps.${last.kind}`) }) : t('head.undo');
  const redo = next ? t('head.redoStep', { step: t(`steps.${next.kind}`) }) : t('head.redo');
  return (
    <header className="ed-head">
      <ActionIcon aria-label={t('head.close')} onClick={props.onClose}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
      {props.country && <Flag code={props.country} width={21} />}
      <div className="ed-title">
        <div>
          <ScreenHeading>{props.title}</ScreenHeading>
          {props.reference && <span className="ed-reference">{props.reference}</span>}
        </div>
        <p>{props.details}</p>
      </div>
      <div className="ed-head-actions">
        {!props.isReadOnly && (
          <>
            <Tooltip label={undo}>
              <ActionIcon aria-label={undo} disabled={at === 0} onClick={props.onUndo}>
                <IconArrowBackUp size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
            <Tooltip label={redo}>
              <ActionIcon aria-label={redo} disabled={at === steps.length} onClick={props.onRedo}>
                <IconArrowForwardUp size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
            <span className="ed-step" role="status">
              {steps.length > 0 && t('head.step', { at, steps: steps.length })}
            </span>
            <HoldButton shows={shows} disabled={!props.canSave} onHold={props.onHold} />
          </>
        )}
        {props.versions}
        {props.more}
        {!props.isReadOnly && (
          <>
            <span className="ed-cost">{props.cost}</span>
            <Button
              rightSection={<Kbd>Ctrl S</Kbd>}
              loading={props.isSaving}
              disabled={!props.canSave}
              onClick={props.onSave}
            >
              {t('head.save', { number: props.nextVersion })}
            </Button>
          </>
        )}
      </div>
    </header>
  );
}

interface HoldProps extends Pick<Props, 'shows' | 'onHold'> {
  disabled: boolean;
}

function HoldButton({ shows, disabled, onHold }: HoldProps) {
  const { t } = useEditorTexts();
  return (
    <Button
      className="ed-hold"
      variant="default"
      aria-pressed={shows !== 'after'}
      disabled={disabled}
      leftSection={shows === 'both' ? <IconLayoutColumns size={15} aria-hidden /> : <IconEye size={15} aria-hidden />}
      rightSection={<Kbd>B</Kbd>}
      onPointerDown={() => onHold(true)}
      onPointerUp={() => onHold(false)}
      onPointerLeave={() => onHold(false)}
      onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && onHold(true)}
      onKeyUp={({ key }) => (key === ' ' || key === 'Enter') && onHold(false)}
      onBlur={() => onHold(false)}
    >
      <span className="ed-word">{t(shows === 'both' ? 'head.comparing' : 'head.hold')}</span>
    </Button>
  );
}
