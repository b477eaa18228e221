import type { packageOperations } from '@visawright/contract/operations/packages.ts';
import type { Row } from './row.types.ts';

export const packageRows: Record<keyof typeof packageOperations, Row> = {
  getPackage: { about: 'ready', send: (ids) => ({ query: { applicationUid: ids.ready } }) },
  buildPackage: { about: 'ready', send: (ids) => ({ body: { applicationUid: ids.ready } }) },
  packageTicket: { about: 'package', send: (ids) => ({ body: { packageUid: ids.package } }) },
  packageFile: {
    about: 'nothing',
    send: () => ({ query: { ticket: 'a'.repeat(92) } }),
    states: ['ticket.refused'],
  },
  packageKeys: { about: 'nothing', send: (ids) => ({ query: { realm: ids.path } }) },
};
