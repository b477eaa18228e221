import { Button, Progress } from '@mantine/core';
import { IconArrowDown, IconCircleCheck } from '@tabler/icons-react';
import { useEditor } from '../editor/FormEditorProvider.tsx';
import { useVisitors } from '../presence/PresenceProvider.tsx';
import { VisitorsLine } from '../presence/VisitorsLine.tsx';
import { SaveState } from './SaveState.tsx';
import type { Sections } from '../editor/use-sections.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

export function ReviewBar({ counted, isWide }: { counted: Sections; isWide: boolean }) {
  const { t } = useFormTexts();
  const visitors = useVisitors();
  const editor = useEditor();
  const { ready, toCheck, isReadOnly } = counted;
  const all = ready + toCheck;
  const text = t('ready', { ready, all });
  return (
    <div className="form-bar">
      <div className="form-count">
        <b>{text}</b>
        <Progress value={all === 0 ? 0 : (ready / all) * 100} size={8} radius="xl" aria-label={text} />
      </div>
      <VisitorsLine visitors={visitors} />
      <SaveState />
      {isWide &&
        !isReadOnly &&
        (toCheck > 0 ? (
          <Button h={44} leftSection={<IconArrowDown size={18} aria-hidden />} onClick={() => editor.next()}>
            {t('next')}
          </Button>
        ) : (
          <span className="form-all">
            <IconCircleCheck size={18} stroke={1.8} aria-hidden /> {t('allChecked')}
          </span>
        ))}
    </div>
  );
}
