import { useState } from 'react';
import { useLocation } from 'react-router';
import { isFormPath } from './navigation.ts';
import { useStoredChoice } from './use-stored-choice.ts';

// The choice is stored. Screens that need the width start collapsed, and expanding there lasts until navigation.
export function useSidebar() {
  const { pathname } = useLocation();
  const [collapsed, setCollapsed] = useStoredChoice('sidebar', 'collapsed', 'expanded');
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (!isFormPath(pathname)) {
    if (openedAt !== null) setOpenedAt(null);
    return [collapsed, () => setCollapsed(!collapsed)] as const;
  }
  const isOpen = openedAt === pathname;
  return [!isOpen, () => setOpenedAt(isOpen ? null : pathname)] as const;
}
