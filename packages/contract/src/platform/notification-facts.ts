// Without schemas, for the browser.
export const threadViews = ['inbox', 'unread', 'mentions', 'snoozed', 'done'] as const;
export type ThreadView = (typeof threadViews)[number];

export const howOften = ['atOnce', 'daily'] as const; // of what leaves the app
export type HowOften = (typeof howOften)[number];

// Ways out of the app. Email goes to everybody who wants it; the others need a device or a confirmed phone number.
export const channelNames = ['mail', 'push', 'sms', 'whatsapp'] as const;
export type ChannelName = (typeof channelNames)[number];
