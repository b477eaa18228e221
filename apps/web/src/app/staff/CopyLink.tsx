import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../lib/words.ts';
import { useLocation } from 'react-router';
import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { screenNameAt } from '../../features/placeholder/screen-name.ts';
import { useSession } from '../../lib/session.ts';
import { mainRole } from './person.ts';

// The clipboard is closed on plain http and in some browsers: then the link stands there to be copied by hand.
export function CopyLink({ children }: { children: ReactNode }) {
  const { t } = useTranslation('staff');
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
      <div className="staff-narrow-said" role="status">
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
