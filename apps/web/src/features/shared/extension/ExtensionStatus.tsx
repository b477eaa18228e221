import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconPuzzle } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useSession } from '../../../lib/session/session.ts';
import { extensionAddress } from './extension-address.ts';
import { indicatorFor } from './indicator.ts';
import { useDownload } from './use-download.ts';
import { useExtension } from './use-extension.ts';
import { useStaffTexts } from '../../../translations/staff/staff-texts.ts';

export function ExtensionStatus({ collapsed }: { collapsed: boolean }) {
  const { t } = useStaffTexts();
  const navigate = useNavigate();
  const { role } = useSession().user;
  const { extension, update, isConnected, checkNow } = useExtension();
  const { start, busy, hint } = useDownload();
  const { label, tone, action } = indicatorFor(extension, update, isConnected);
  const words = t(busy ? 'extension.downloading' : `extension.${label}`);
  const version = extension?.state === 'installed' ? t('extension.version', { version: extension.version }) : '';
  const full = [words, version].filter(Boolean).join(', ');
  const place = role.includes('applicant') ? 'opensProfile' : 'opensSettings';
  const next = t(`extension.${({ check: 'checkAgain', download: hint, settings: place } as const)[action]}`);
  const aside = version || (label === 'notInstalled' && t('extension.get'));
  const press = () => {
    if (action === 'check') checkNow();
    else if (action === 'download') void start();
    else void navigate(extensionAddress(role));
  };

  return (
    <Tooltip
      label={collapsed ? `${full}. ${next}` : next}
      position="right"
      events={{ hover: true, focus: true, touch: false }}
    >
      <UnstyledButton
        className="staff-ext"
        data-extension={extension?.state ?? 'checking'}
        data-tone={tone}
        aria-label={collapsed ? full : undefined}
        aria-busy={busy}
        onClick={press}
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
