import { SystemStatus } from '../insight/system-status.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

export const systemOperations = {
  systemStatus: operation({
    ...addresses.systemStatus,
    summary: 'Queues, parts, backups and certificates of the installation in numbers, without personal data',
    access: 'system.read',
    reply: SystemStatus,
    limit: { max: 60, seconds: 60 },
  }),
};
