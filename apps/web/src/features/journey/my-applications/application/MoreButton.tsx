import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useMyApplicationsTexts } from '../../../../translations/my-applications/my-applications-texts.ts';

type Props = { subject: string; size: number } & Omit<ActionIconProps, 'size'> &
  Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps>;

export function MoreButton({ subject, size, ...rest }: Props) {
  const { t } = useMyApplicationsTexts();
  return (
    <ActionIcon
      variant="subtle"
      color="gray.7"
      size={size}
      className="mine-more"
      data-tour="delete"
      aria-haspopup="menu"
      aria-label={t('more', { subject })}
      {...rest}
    >
      <IconDotsVertical size={19} aria-hidden />
    </ActionIcon>
  );
}
