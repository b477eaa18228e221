import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useRealm } from '../lib/session/session.ts';

let shownPath: string | undefined;

interface Props {
  children: ReactNode;
  title?: string; // window title, if the heading is not plain text
  className?: string;
}

// The page's h1. Navigation moves focus here and sets the title '<Screen> · <Realm>'; the first screen of a visit
// does not move focus.
export function ScreenHeading({ children, title, className }: Props) {
  const ref = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const realm = useRealm()?.realmDisplayName ?? '';
  const text = title ?? (typeof children === 'string' ? children : '');
  useEffect(() => {
    document.title = [text, realm].filter(Boolean).join(' · ');
  }, [text, realm]);
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
