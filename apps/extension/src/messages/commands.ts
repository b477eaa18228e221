import { z } from 'zod';

export const commands = ['fill', 'read'] as const;
export type Command = (typeof commands)[number];

// From the worker to the panel, when the person pressed the keys.
export const CommandMessage = z.strictObject({ command: z.enum(commands) });

// From the bridge on a page of the web application to the worker.
export const BridgeMessage = z.strictObject({ bridge: z.enum(['open', 'closed']) });

// From a page that was filled: the person is about to press something, so its values are read once more before it may go.
export const TouchedMessage = z.strictObject({ page: z.literal('touched') });
export type TouchedMessage = z.infer<typeof TouchedMessage>;
