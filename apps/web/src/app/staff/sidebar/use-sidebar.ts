import { useState } from 'react';
import { useLocation } from 'react-router';
import { useDevice } from '../../../lib/browser/device.ts';
import { isFormPath } from './navigation.ts';
import { useStoredChoice } from './use-stored-choice.ts';

const leastWidth = 1200; // narrower windows need the width for their lists

// The choice is stored. Narrow windows and screens that need the width start collapsed, and expanding there lasts until navigation.
export function useSidebar() {
  const { pathname } = useLocation();
  const { width } = useDevice();
  const [collapsed, setCollapsed] = useStoredChoice('sidebar', 'collapsed', 'expanded');
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (width >= leastWidth && !isFormPath(pathname)) {
    if (openedAt !== null) setOpenedAt(null);
    return [collapsed, () => setCollapsed(!collapsed)] as const;
  }
  const isOpen = openedAt === pathname;
  return [!isOpen, () => setOpenedAt(isOpen ? null : pathname)] as const;
}
