import { useState, type ReactNode } from 'react';

export type Close<T> = (value: T | null) => void;
export type Ask = <T>(render: (close: Close<T>) => ReactNode) => Promise<T | null>;

// A menu closes behind the window it opened: its button is where the person was.
function opener(): Element | null {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
}

// What opened the window may be gone with its row: then the page itself takes focus, never the void.
function giveBack(element: Element | null) {
  const usable = element instanceof HTMLElement && element.isConnected && element !== document.body;
  (usable ? element : document.querySelector('main'))?.focus();
}

// A window as a question: ask() opens it and resolves with the answer, or null when the person changed their mind.
export function useDialog(): { ask: Ask; dialog: ReactNode } {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const ask: Ask = (render) =>
    new Promise((resolve) => {
      const before = opener();
      setDialog(
        render((value) => {
          setDialog(null);
          resolve(value);
          setTimeout(() => giveBack(before));
        }),
      );
    });
  return { ask, dialog };
}
