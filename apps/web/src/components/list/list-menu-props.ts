// Rendered inside the main landmark, where screen readers expect them; only menu items are allowed inside.
export const listMenuProps = {
  shadow: 'md',
  withInitialFocusPlaceholder: false,
  portalProps: { target: 'main' },
  classNames: { dropdown: 'list-menu' },
} as const;
