import { Kbd, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { openPalette } from '../../features/office/palette/palette-store.ts';
import { useStaffTexts } from '../../translations/staff/staff-texts.ts';

const isMac = /mac|iphone|ipad/i.test(navigator.platform);

export function PaletteButton() {
  const { t } = useStaffTexts();
  return (
    <UnstyledButton
      className="staff-palette"
      aria-haspopup="dialog"
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      onClick={openPalette}
    >
      <IconSearch size={16} stroke={1.7} aria-hidden />
      <span>{t('palette')}</span>
      <Kbd aria-hidden>{isMac ? '⌘ K' : 'Ctrl K'}</Kbd>
    </UnstyledButton>
  );
}
