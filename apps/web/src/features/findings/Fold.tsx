import type { ReactNode } from 'react';
import { IconChevronDown } from '@tabler/icons-react';

// What need not be read first stands behind its number.
export const Fold = ({ name, words, children }: { name: string; words: string; children: ReactNode }) => (
  <details className="finding-fold" data-fold={name}>
    <summary>
      <span>{words}</span>
      <IconChevronDown size={17} aria-hidden />
    </summary>
    <div className="finding-list">{children}</div>
  </details>
);
