export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
  readonly defaultPrevented: boolean;
  getModifierState(name: string): boolean;
}

// Letters go to fields, menus and dialogs; checkboxes and docked drawers leave them to the list.
const typingIn = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  'select',
  '[contenteditable=""]',
  '[contenteditable="true"]',
  '[role="dialog"]:not([data-leaves-keys])',
  '[role="menu"]',
  '[role="listbox"]',
].join();

export const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(typingIn) !== null;
