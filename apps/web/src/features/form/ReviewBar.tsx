import { Button, Progress } from '@mantine/core';
import { IconArrowDown, IconCircleCheck } from '@tabler/icons-react';
import { useWords } from './form-words.ts';
import { useWork } from './FormWorkProvider.tsx';
import { SaveState } from './SaveState.tsx';
import type { Sections } from './use-sections.ts';

export function ReviewBar({ counted, isWide }: { counted: Sections; isWide: boolean }) {
  const { t } = useWords();
  const work = useWork();
  const { ready, toCheck, isReadOnly } = counted;
  const all = ready + toCheck;
  const text = t('ready', { ready, all });
  return (
    <div className="form-bar">
      <div className="form-count">
        <b>{text}</b>
        <Progress value={all === 0 ? 0 : (ready / all) * 100} size={8} radius="xl" aria-label={text} />
      </div>
      <SaveState />
      {isWide &&
        !isReadOnly &&
        (toCheck > 0 ? (
          <Button h={44} leftSection={<IconArrowDown size={18} aria-hidden />} onClick={() => work.next()}>
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
