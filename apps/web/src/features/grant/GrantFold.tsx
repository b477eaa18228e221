import type { ReactNode } from 'react';
import { IconChevronDown } from '@tabler/icons-react';

export function GrantFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="grant-fold">
      <summary>
        <IconChevronDown size={18} aria-hidden />
        {title}
      </summary>
      {children}
    </details>
  );
}
