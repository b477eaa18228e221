// Shown to the keyboard as well as to the mouse, beside the sidebar.
export const shownOn = { hover: true, focus: true, touch: false } as const;
export const tips = { position: 'right', events: shownOn } as const;
