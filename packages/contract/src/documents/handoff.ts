// Uploading documents from a phone into the application open on the computer. Without schemas, because the browser loads this file.
export const handoffLimits = { codeSeconds: 600, phoneSeconds: 1_800 } as const;

// waiting: not scanned yet. connected: a phone may upload. over: expired, cancelled, or the phone's session has ended.
export const handoffStates = ['waiting', 'connected', 'over'] as const;
export type HandoffState = (typeof handoffStates)[number];

// The phone's upload path, and the scheme of its authorization header.
export const handoffUploads = '/doc/v1/handoff/uploads';
export const handoffScheme = 'Handoff';

// A code starts with its realm's path, so that the page is branded before the first call.
export const handoffPage = '/handoff';
export const realmOfCode = (code: string): string => code.split('.', 1)[0]!;
