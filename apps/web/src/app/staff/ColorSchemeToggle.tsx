import { ActionIcon, Tooltip, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { tooltipEvents } from './sidebar/tooltip-props.ts';
import { useStaffTexts } from '../../translations/staff/staff-texts.ts';

const schemes = {
  light: { icon: IconSun, next: 'dark' },
  dark: { icon: IconMoon, next: 'auto' },
  auto: { icon: IconDeviceDesktop, next: 'light' },
} as const;

export function ColorSchemeToggle() {
  const { t } = useStaffTexts();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { icon: Icon, next } = schemes[colorScheme];
  const label = t('colorScheme', { scheme: t(`schemes.${colorScheme}`) });
  return (
    <Tooltip label={label} events={tooltipEvents}>
      <ActionIcon size={32} aria-label={label} data-scheme={colorScheme} onClick={() => setColorScheme(next)}>
        <Icon size={19} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
