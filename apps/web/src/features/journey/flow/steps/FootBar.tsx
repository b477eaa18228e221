import { useLayoutEffect, useRef, type ReactNode } from 'react';

const heightName = '--foot-height';

// Fixed at the bottom of a phone's screen. Its height is known to messages at the bottom, which stand above it.
export function FootBar({ className, children }: { className?: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty(heightName, `${entry!.borderBoxSize[0]!.blockSize}px`),
    );
    observer.observe(bar.current!);
    return () => {
      observer.disconnect();
      style.removeProperty(heightName);
    };
  }, []);
  return (
    <div ref={bar} className={['foot-bar', className].filter(Boolean).join(' ')}>
      <div className="foot-buttons">{children}</div>
    </div>
  );
}
