import type { Handler } from '../../platform/http/call.ts';
import { listKnown, presentPasskey } from './known-passkeys.ts';

export const listPasskeys: Handler<'listPasskeys'> = async ({ db, actor }) => ({
  passkeys: (await listKnown(db, actor.personUid)).map(presentPasskey),
});
