import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Application } from '@visawright/contract/applications/application.ts';
import { nextAction } from './next-action.ts';
import { useDownloadPackage } from './use-download-package.ts';
import { useMyApplicationsTexts } from '../../../../translations/my-applications/my-applications-texts.ts';

interface Props {
  row: Application;
  subject: string;
  isMain: boolean; // one primary button per view
  isFull?: boolean;
}

export function ActionButton({ row, subject, isMain, isFull }: Props) {
  const { t } = useMyApplicationsTexts();
  const { take, isBusy } = useDownloadPackage(row);
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
