import { z } from 'zod';
import { GrantState } from '../delivery/grant.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

const uid = z.uuid();

export const grantOperations = {
  getGrant: operation({
    ...addresses.getGrant,
    summary: 'The issued visa of an application, compared with what was asked for',
    access: 'application.read',
    whose: 'query.applicationUid',
    query: z.strictObject({ applicationUid: uid }),
    reply: GrantState,
  }),
  setGrant: operation({
    ...addresses.setGrant,
    summary: 'Say which document is the issued visa, or that none is',
    access: 'document.edit',
    whose: 'body.applicationUid',
    body: z.strictObject({ applicationUid: uid, docId: uid.nullable() }),
    reply: GrantState,
    errors: ['grant.notSubmitted'],
  }),
  seeGrant: operation({
    ...addresses.seeGrant,
    summary: 'Say that the differences of the issued visa were seen',
    access: 'document.edit',
    whose: 'body.applicationUid',
    body: z.strictObject({ applicationUid: uid }),
    reply: GrantState,
  }),
};
