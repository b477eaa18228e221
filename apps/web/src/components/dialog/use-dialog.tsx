import { useState, type ReactNode } from 'react';

export type Close<T> = (value: T | null) => void;
export type Ask = <T>(render: (close: Close<T>) => ReactNode) => Promise<T | null>;

// If a menu opened the dialog, focus returns to the menu's button.
function opener(): Element | null {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
}

// If the opener was removed, focus moves to the page instead of getting lost.
function giveBack(element: Element | null) {
  const usable = element instanceof HTMLElement && element.isConnected && element !== document.body;
  (usable ? element : document.querySelector('main'))?.focus();
}

// ask() opens a dialog and resolves with its result, or null if it was cancelled.
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
