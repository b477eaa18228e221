import type { ReactNode } from 'react';
import { UnstyledButton } from '@mantine/core';
import { Link } from 'react-router';
import type { MenuItem } from './use-menu.ts';

interface Props {
  item: MenuItem;
  className: string;
  before?: () => void;
  children: ReactNode;
}

// Entries with a path are links, all others are buttons.
export function NavItem({ item: { id, paths, current, act }, className, before, children }: Props) {
  const shared = { className, 'data-menu': id, 'data-active': current || undefined };
  if (paths)
    return (
      <Link {...shared} to={paths[0]!} aria-current={current ? 'page' : undefined} onClick={before}>
        {children}
      </Link>
    );
  return (
    <UnstyledButton
      {...shared}
      aria-current={current ? 'page' : undefined}
      onClick={() => {
        before?.();
        act?.();
      }}
    >
      {children}
    </UnstyledButton>
  );
}
