import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconPuzzle } from '@tabler/icons-react';
import { indicatorFor } from './indicator.ts';
import { useDownload } from './use-download.ts';
import { useExtension } from './use-extension.ts';
import { useStaffTexts } from '../../../translations/staff/staff-texts.ts';

export function ExtensionStatus({ collapsed }: { collapsed: boolean }) {
  const { t } = useStaffTexts();
  const { extension, update, checkNow } = useExtension();
  const { start, busy, hint } = useDownload();
  const { label, tone, action } = indicatorFor(extension, update);
  const words = t(busy ? 'extension.downloading' : `extension.${label}`);
  const version = extension?.state === 'installed' ? t('extension.version', { version: extension.version }) : '';
  const next = t(action === 'check' ? 'extension.checkAgain' : `extension.${hint}`);
  const aside = version || (label === 'notInstalled' && t('extension.get'));

  return (
    <Tooltip
      label={collapsed ? `${words}. ${next}` : next}
      position="right"
      events={{ hover: true, focus: true, touch: false }}
    >
      <UnstyledButton
        className="staff-ext"
        data-extension={extension?.state ?? 'checking'}
        data-tone={tone}
        aria-label={collapsed ? [words, version].filter(Boolean).join(', ') : undefined}
        aria-busy={busy}
        onClick={() => (action === 'check' ? checkNow() : void start())}
      >
        <span className="staff-ext-icon">
          <IconPuzzle size={18} stroke={1.6} aria-hidden />
          <i />
        </span>
        {!collapsed && (
          <>
            <span className="staff-ext-label">{words}</span>
            {aside && <small>{aside}</small>}
          </>
        )}
      </UnstyledButton>
    </Tooltip>
  );
}
