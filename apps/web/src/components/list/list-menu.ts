// Menus stand inside the page's main part, where a screen reader looks for them; nothing but entries is in them.
export const menuProps = {
  shadow: 'md',
  withInitialFocusPlaceholder: false,
  portalProps: { target: 'main' },
  classNames: { dropdown: 'list-menu' },
} as const;
