// Papers from the phone for what is open on the computer. Without a schema: the browser loads this file too.
export const handoffLimits = { codeSeconds: 600, phoneSeconds: 1_800 } as const;

// waiting: nobody has scanned it; connected: a phone may send; over: it ran out, was cancelled, or its time on the phone is past.
export const handoffStates = ['waiting', 'connected', 'over'] as const;
export type HandoffState = (typeof handoffStates)[number];

// Where the phone sends its files, and the word before its credential in the authorization header.
export const handoffUploads = '/doc/v1/handoff/uploads';
export const handoffScheme = 'Handoff';

// A code begins with its realm's path: the page it opens is branded before anything is asked.
export const handoffPage = '/handoff';
export const realmOfCode = (code: string): string => code.split('.', 1)[0]!;
