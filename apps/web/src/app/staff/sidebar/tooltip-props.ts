// Tooltips beside the sidebar open on keyboard focus as well.
export const tooltipEvents = { hover: true, focus: true, touch: false } as const;
export const tooltipProps = { position: 'right', events: tooltipEvents } as const;
