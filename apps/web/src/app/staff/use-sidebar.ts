import { useState } from 'react';
import { useLocation } from 'react-router';
import { isFormPath } from './navigation.ts';
import { useRemembered } from './use-remembered.ts';

// What a person chose is kept. A screen that needs the room begins collapsed; opening it there holds until one leaves.
export function useSidebar() {
  const { pathname } = useLocation();
  const [collapsed, setCollapsed] = useRemembered('sidebar', 'collapsed', 'expanded');
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (!isFormPath(pathname)) {
    if (openedAt !== null) setOpenedAt(null);
    return [collapsed, () => setCollapsed(!collapsed)] as const;
  }
  const isOpen = openedAt === pathname;
  return [!isOpen, () => setOpenedAt(isOpen ? null : pathname)] as const;
}
