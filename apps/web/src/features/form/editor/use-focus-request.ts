import { useEffect, type RefObject } from 'react';
import { useEditorState } from './FormEditorProvider.tsx';

export function useFocusRequest(field: string, box: RefObject<HTMLElement | null>): void {
  const asked = useEditorState((now) => (now.focusRequest?.field === field ? now.focusRequest.no : 0));
  useEffect(() => {
    if (asked === 0 || !box.current) return;
    box.current.scrollIntoView({ block: 'center' });
    const input = box.current.querySelector<HTMLElement>(
      '.form-choices input, .form-body input, .form-body textarea, .form-body button',
    );
    (input ?? box.current.querySelector<HTMLElement>('button'))?.focus({ preventScroll: true });
  }, [asked, box]);
}
