import { useLocation } from 'react-router';
import { screenFor } from '@visawright/contract/platform/screens.ts';
import { ScreenIcon } from '../../../components/ScreenIcon.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { playgroundAddress } from '../../documents/playground/playground-address.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { usePaletteTexts } from '../../../translations/palette/palette-texts.ts';

// The application that is open: in its form, its documents or the drawer of the list.
function useOpenApplication(): string | null {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  return params.get('applicationUid') ?? (pathname === '/applications' ? params.get('open') : null);
}

// What can be done with the application that is open.
export function useCurrentEntries(): PaletteEntry[] {
  const { t } = usePaletteTexts();
  const { user } = useSession();
  const applicationUid = useOpenApplication();
  if (!applicationUid) return [];
  const to = playgroundAddress({ applicationUid });
  const found = screenFor(to.split('?')[0]!, user.role[0] ?? 'agent');
  if (typeof found === 'string') return [];
  return [{ id: 'arrange', group: 'do', label: t('do.arrange'), mark: <ScreenIcon screen={found.id} size={17} />, to }];
}
