import { writeChange } from '../../../platform/changes/write-change.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/call.ts';
import { changeRow, insertChange, presentChange } from '../changes/fact-changes.queries.ts';
import { checkRoom } from '../changes/propose-change.ts';
import { readImport } from './read-import.ts';

export const checkImport: Handler<'checkImport'> = async ({ db }, { body: { text } }) =>
  (await readImport(db, text)).effect;

export const proposeImport: Handler<'proposeImport'> = ({ db, actor }, { body }) =>
  db.transaction(async (tx) => {
    await checkRoom(tx);
    const { effect, items } = await readImport(tx, body.text);
    if (effect.problems.length > 0) throw new AppError('factChange.invalid', { problems: effect.problems });
    if (items.length === 0)
      throw new AppError('factChange.invalid', { problems: [{ key: '', path: '', text: 'nothing changes' }] });
    const note = `${body.note} (${effect.sha256.slice(0, 12)})`;
    const uid = await insertChange(tx, actor.personUid, { kind: 'import', note, items });
    const field = `${items.length} facts`;
    await writeChange(tx, actor, { kind: 'factChangeProposed', subjectUid: uid, field, reason: note });
    return presentChange(await changeRow(tx, uid), actor.personUid);
  });
