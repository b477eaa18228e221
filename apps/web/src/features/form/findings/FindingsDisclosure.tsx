import type { ReactNode } from 'react';
import { IconChevronDown } from '@tabler/icons-react';

export const FindingsDisclosure = ({ name, words, children }: { name: string; words: string; children: ReactNode }) => (
  <details className="finding-disclosure" data-disclosure={name}>
    <summary>
      <span>{words}</span>
      <IconChevronDown size={17} aria-hidden />
    </summary>
    <div className="finding-list">{children}</div>
  </details>
);
