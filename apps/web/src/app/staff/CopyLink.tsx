import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { screenNameAt } from '../../features/shared/screens/screen-name.ts';
import { useSession } from '../../lib/session/session.ts';
import { mainRole } from './sidebar/person.ts';
import { useStaffTexts } from '../../translations/staff/staff-texts.ts';

// The clipboard is unavailable on plain http and in some browsers; the link is then shown for manual copying.
export function CopyLink({ children }: { children: ReactNode }) {
  const { t } = useStaffTexts();
  const name = screenNameAt(useLocation().pathname, mainRole(useSession().user));
  const [state, setState] = useState<'idle' | 'copied' | 'byHand'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setState('copied');
    } catch {
      setState('byHand');
    }
  };
  return (
    <>
      <div className="staff-narrow-actions">
        <Button size="md" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('desktopOnly.copy')}
        </Button>
        {children}
      </div>
      <div className="staff-narrow-text" role="status">
        {state === 'copied' && (
          <span>
            <IconCheck size={15} stroke={2.4} aria-hidden />
            {name ? t('desktopOnly.copied', { place: t(`screens.${name}`) }) : t('desktopOnly.copiedPlain')}
          </span>
        )}
        {state === 'byHand' && (
          <TextInput
            label={t('desktopOnly.copyByHand')}
            value={location.href}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </div>
    </>
  );
}
