import type { ReactNode } from 'react';
import { IconChevronDown } from '@tabler/icons-react';

export function GrantDisclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="grant-disclosure">
      <summary>
        <IconChevronDown size={18} aria-hidden />
        {title}
      </summary>
      {children}
    </details>
  );
}
