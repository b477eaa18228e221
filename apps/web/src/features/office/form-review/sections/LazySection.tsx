import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useEditorState } from '../../../form/editor/FormEditorProvider.tsx';
import type { SectionCount } from '../../../form/editor/fields-to-check.ts';

interface Props {
  section: SectionCount;
  children: ReactNode;
}

const rowHeight = 76;
const ahead = '500px 0px';

// A form has up to 228 questions: a section renders when it comes near the viewport or is opened, and then stays.
export function LazySection({ section: { id, fields }, children }: Props) {
  const box = useRef<HTMLElement>(null);
  const isAsked = useEditorState((now) => now.section === id);
  const [isNear, setNear] = useState(false);
  const isMade = isNear || isAsked;
  if (isAsked && !isNear) setNear(true);
  useEffect(() => {
    if (isMade || !box.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      root: box.current.closest('.fr-form'),
      rootMargin: ahead,
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [isMade]);
  return (
    <section
      ref={box}
      className="fr-section"
      data-section={id}
      aria-labelledby={isMade ? `fr-${id}` : undefined}
      style={isMade ? undefined : { minHeight: Math.ceil(fields.length / 2) * rowHeight }}
    >
      {isMade && children}
    </section>
  );
}
