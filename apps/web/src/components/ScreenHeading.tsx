import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useRealm } from '../lib/session.ts';

let shownPath: string | undefined;

interface Props {
  children: ReactNode;
  title?: string; // for the window where the heading is not plain text
  className?: string;
}

// The page's h1. A route change moves focus here and titles the window '<Screen> · <Realm>'; the first screen of a visit
// leaves focus alone.
export function ScreenHeading({ children, title, className }: Props) {
  const ref = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const realm = useRealm()?.realmDisplayName ?? '';
  const words = title ?? (typeof children === 'string' ? children : '');
  useEffect(() => {
    document.title = [words, realm].filter(Boolean).join(' · ');
  }, [words, realm]);
  useEffect(() => {
    if (shownPath !== undefined && shownPath !== pathname) ref.current?.focus();
    shownPath = pathname;
  }, [pathname]);
  return (
    <h1 ref={ref} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
