import {
  IconFileText,
  IconLayoutList,
  IconLogout,
  IconPlus,
  IconRoute,
  IconSparkles,
  IconUser,
  type Icon,
} from '@tabler/icons-react';

type MenuEntryId = 'apply' | 'applications' | 'documents' | 'walkthrough' | 'premium' | 'profile' | 'logout';

export interface MenuEntry {
  id: MenuEntryId;
  icon: Icon;
  paths?: readonly string[]; // absent for entries that run an action
}

// In the order of the specification, on all screen widths.
export const menuEntries: readonly MenuEntry[] = [
  { id: 'apply', icon: IconPlus },
  { id: 'applications', icon: IconLayoutList, paths: ['/applications', '/'] },
  { id: 'documents', icon: IconFileText, paths: ['/fileUpload'] },
  { id: 'walkthrough', icon: IconRoute },
  { id: 'premium', icon: IconSparkles },
  { id: 'profile', icon: IconUser, paths: ['/profile'] },
  { id: 'logout', icon: IconLogout },
];

export const isCurrent = ({ id, paths }: MenuEntry, path: string) =>
  id === 'apply' ? path === '/get-visa' : Boolean(paths?.includes(path));
