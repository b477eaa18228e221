import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Application } from '@visawright/contract/application.ts';
import { useMyApplicationWords } from './my-application-words.ts';
import { nextAction } from './next-action.ts';

interface Props {
  row: Application;
  subject: string;
  isMain: boolean; // one filled button a view
  isFull?: boolean;
}

export function ActionButton({ row, subject, isMain, isFull }: Props) {
  const { t } = useMyApplicationWords();
  const { word, to, tour } = nextAction(row);
  const action = t(`action.${word}`);
  return (
    <Button
      component={Link}
      to={to}
      size="sm"
      h={isFull ? 48 : 38}
      px={isFull ? 16 : 12}
      miw={isFull ? undefined : 128}
      flex={isFull ? 1 : undefined}
      variant={isMain ? 'filled' : 'default'}
      data-tour={tour}
      data-action={word}
      aria-label={t('actionFor', { action, subject })}
    >
      {action}
    </Button>
  );
}
