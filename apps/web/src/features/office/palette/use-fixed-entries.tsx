import { useMantineColorScheme } from '@mantine/core';
import {
  IconBook2,
  IconLanguage,
  IconLogout,
  IconMail,
  IconMoon,
  IconPlus,
  IconSpeakerphone,
  IconSun,
} from '@tabler/icons-react';
import { reachOf } from '@visawright/contract/platform/access.ts';
import { guideAddress } from '@visawright/contract/platform/guides.ts';
import { sidebarFor, screenFor } from '@visawright/contract/platform/screens.ts';
import { ScreenIcon } from '../../../components/ScreenIcon.tsx';
import { goKeysFor } from '../../../lib/keyboard/go-keys.ts';
import { useSession } from '../../../lib/session/session.ts';
import { tabsFor } from '../settings/settings-tabs.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { setLanguage } from '../../../lib/translation/language.ts';
import { usePaletteTexts } from '../../../translations/palette/palette-texts.ts';
import { staffText } from '../../../translations/staff/staff-texts.ts';
import { settingsText } from '../../../translations/settings/settings-texts.ts';

const others = ['/notifications', '/settings'];

// Entries that are always available: screens of the role and global actions.
export function useFixedEntries(): PaletteEntry[] {
  const { t, language } = usePaletteTexts();
  const { user, logout } = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const role = user.role[0] ?? 'agent';
  const letters = new Map(goKeysFor(role).map(({ path, letter }) => [path, letter.toUpperCase()]));
  const screens = [...sidebarFor(role).map(({ path }) => path), ...others].flatMap((path): PaletteEntry[] => {
    const found = screenFor(path, role);
    if (typeof found === 'string') return [];
    const letter = letters.get(path);
    return [
      {
        id: path,
        group: 'go',
        label: staffText(`screens.${found.id}`),
        mark: <ScreenIcon screen={found.id} size={17} />,
        to: path,
        ...(letter ? { keys: ['G', letter] } : {}),
      },
    ];
  });
  const settings = tabsFor(role).map(({ id, icon: Icon }): PaletteEntry => ({
    id: `settings-${id}`,
    group: 'go',
    label: t('setting', { name: settingsText(`tabs.${id}`) }),
    mark: <Icon size={17} stroke={1.6} aria-hidden />,
    to: `/settings?tab=${id}`,
    isDeep: true,
  }));
  const next = language === 'hi' ? 'en' : 'hi';
  const isDark = colorScheme === 'dark';
  const actions: (PaletteEntry | false)[] = [
    reachOf('application.sendForReview', role) !== undefined && {
      id: 'new-application',
      group: 'do',
      label: t('do.newApplication'),
      mark: <IconPlus size={17} stroke={1.6} aria-hidden />,
      to: '/get-visa',
      keys: ['G', letters.get('/get-visa') ?? ''],
    },
    reachOf('agent.manage', role) !== undefined && invite('agent', '/agents'),
    reachOf('reviewer.manage', role) !== undefined && invite('reviewer', '/reviewers'),
    reachOf('agency.manage', role) !== undefined && invite('agency', '/agency'),
    reachOf('distributor.manage', role) !== undefined && invite('distributor', '/distributor'),
    reachOf('announcement.write', role) !== undefined && {
      id: 'announce',
      group: 'do',
      label: t('do.announce'),
      mark: <IconSpeakerphone size={17} stroke={1.6} aria-hidden />,
      to: '/notifications?announce=yes',
    },
    {
      id: 'guide',
      group: 'do',
      label: t('do.guide'),
      also: 'help guide manual',
      mark: <IconBook2 size={17} stroke={1.6} aria-hidden />,
      run: () => void window.open(guideAddress(role, language), '_blank', 'noopener,noreferrer'),
    },
    {
      id: 'scheme',
      group: 'do',
      label: t(isDark ? 'do.light' : 'do.dark'),
      mark: isDark ? <IconSun size={17} stroke={1.6} aria-hidden /> : <IconMoon size={17} stroke={1.6} aria-hidden />,
      run: () => setColorScheme(isDark ? 'light' : 'dark'),
    },
    {
      id: 'language',
      group: 'do',
      label: next === 'hi' ? 'हिन्दी में दिखाएँ' : 'Show in English',
      also: 'Hindi English language',
      mark: <IconLanguage size={17} stroke={1.6} aria-hidden />,
      run: () => setLanguage(next),
    },
    {
      id: 'logout',
      group: 'do',
      label: staffText('logout'),
      mark: <IconLogout size={17} stroke={1.6} aria-hidden />,
      run: () => void logout(),
    },
  ];
  function invite(what: 'agent' | 'reviewer' | 'agency' | 'distributor', path: string): PaletteEntry {
    return {
      id: `new-${what}`,
      group: 'do',
      label: t(`do.${what}`),
      mark: <IconMail size={17} stroke={1.6} aria-hidden />,
      to: `${path}?new=yes`,
    };
  }
  return [...actions.filter((one) => one !== false), ...screens, ...settings];
}
