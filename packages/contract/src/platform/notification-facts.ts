// Without schemas, for the browser.
export const threadViews = ['inbox', 'unread', 'mentions', 'snoozed', 'done'] as const;
export type ThreadView = (typeof threadViews)[number];

export const howOften = ['atOnce', 'daily'] as const; // of what leaves the app
export type HowOften = (typeof howOften)[number];
