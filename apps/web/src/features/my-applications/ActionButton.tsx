import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Application } from '@visawright/contract/application.ts';
import { useMyApplicationWords } from './my-application-words.ts';
import { nextAction } from './next-action.ts';
import { useTake } from './use-take.ts';

interface Props {
  row: Application;
  subject: string;
  isMain: boolean; // one filled button a view
  isFull?: boolean;
}

export function ActionButton({ row, subject, isMain, isFull }: Props) {
  const { t } = useMyApplicationWords();
  const { take, isBusy } = useTake(row);
  const { word, to, tour } = nextAction(row);
  const action = t(`action.${word}`);
  const look = {
    size: 'sm',
    h: isFull ? 48 : 38,
    px: isFull ? 16 : 12,
    variant: isMain ? 'filled' : 'default',
    'data-tour': tour,
    'data-action': word,
    'aria-label': t('actionFor', { action, subject }),
    ...(isFull ? { flex: 1 } : { miw: 128 }),
  } as const;
  if (word === 'download')
    return (
      <Button
        {...look}
        loading={isBusy}
        leftSection={<IconDownload size={17} aria-hidden />}
        onClick={() => void take()}
      >
        {action}
      </Button>
    );
  return (
    <Button {...look} component={Link} to={to}>
      {action}
    </Button>
  );
}
