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

export type EntryId = 'apply' | 'applications' | 'documents' | 'walkthrough' | 'premium' | 'profile' | 'logout';

export interface Entry {
  id: EntryId;
  icon: Icon;
  paths?: readonly string[]; // a place; without it, an act
}

// In the specification's order, wide and narrow alike.
export const entries: readonly Entry[] = [
  { id: 'apply', icon: IconPlus },
  { id: 'applications', icon: IconLayoutList, paths: ['/applications', '/'] },
  { id: 'documents', icon: IconFileText, paths: ['/fileUpload'] },
  { id: 'walkthrough', icon: IconRoute },
  { id: 'premium', icon: IconSparkles },
  { id: 'profile', icon: IconUser, paths: ['/profile'] },
  { id: 'logout', icon: IconLogout },
];

export const isCurrent = ({ id, paths }: Entry, path: string) =>
  id === 'apply' ? path === '/get-visa' : Boolean(paths?.includes(path));
