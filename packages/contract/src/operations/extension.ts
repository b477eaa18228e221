import { z } from 'zod';
import { ExtensionCheck, ExtensionRelease, extensionVersion } from '../identity/extension.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

export const extensionOperations = {
  extensionCheck: operation({
    ...addresses.extensionCheck,
    alsoAt: ['/das/v1/extension/check'],
    summary: 'Is there a newer extension for this realm than the one installed?',
    access: 'account.self',
    query: z.strictObject({ currentVersion: extensionVersion }),
    reply: ExtensionCheck,
  }),
  extensionCreate: operation({
    ...addresses.extensionCreate,
    alsoAt: ['/das/v1/extension/create'],
    summary: "Publish an extension version for the admin's own realm",
    access: 'extension.release',
    body: ExtensionRelease,
    reply: ExtensionRelease,
    errors: ['extension.versionTaken'],
  }),
};
