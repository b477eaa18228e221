import { loadEnv } from '@visawright/server/config.ts';
import { demoAccounts } from './accounts/demo-accounts.ts';
import { recordPictures } from './documents/recordings/record.ts';

// Run after the reader or the drawing of passports and portraits has changed.
loadEnv();
await recordPictures(Object.keys(demoAccounts), 2);
