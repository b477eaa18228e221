import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { isTyping } from '../../../lib/keyboard/typing.ts';
import { goPath } from '../../../lib/keyboard/go-keys.ts';

const waitMs = 1_500;

// "G", then a letter shortly after. Capturing the second letter keeps it from list shortcuts such as "N".
export function useGoKeys(on: boolean, role: Role) {
  const navigate = useNavigate();
  const until = useRef(0);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    if (!plain || event.repeat || event.defaultPrevented) return;
    const isSecond = until.current > Date.now();
    until.current = !isSecond && event.key.toLowerCase() === 'g' ? Date.now() + waitMs : 0;
    const path = isSecond ? goPath(event.key, role) : undefined;
    if (path) void navigate(path);
    if (path || until.current > 0) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (on) press(event);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [on]);
}
