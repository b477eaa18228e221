import { blankLimits } from '@visawright/contract/delivery/blank-facts.ts';
import type { BlankArea, BlankField } from '@visawright/contract/delivery/blank.ts';
import { blankQuestions } from '@visawright/forms/blanks/blank-questions.ts';
import { matchFields } from '@visawright/forms/blanks/match-fields.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { sql } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/call.ts';
import { blankRow, blankWords, lockBlank, presentBlank, type BlankRow } from './blanks.queries.ts';
import { invalidMatch, withConfidence } from './check-matches.ts';
import { labelFields } from './label-fields.ts';

export const saveBlank: Handler<'saveBlank'> = ({ db }, { body }) =>
  db.transaction(async (tx) => {
    const locked = await lockBlank(tx, body.blankUid);
    if (locked.state !== 'draft') throw new AppError('blank.notDraft');
    if (locked.version !== body.version) throw new AppError('record.versionStale');
    const row = await blankRow(tx, body.blankUid);
    const outside = body.drawn.find(({ area }) => !isOnPage(area, row.pages));
    if (outside) throw new AppError('blank.matchInvalid', { fieldId: outside.id });
    const drawn = body.drawn.map((field) => ({ ...field, origin: 'drawn' as const, hint: '' }));
    const fields = labelFields(
      [...row.fields.filter(({ origin }) => origin === 'pdf'), ...drawn],
      await blankWords(tx, body.blankUid),
    );
    const isTwice = new Set(fields.map(({ id }) => id)).size < fields.length || fields.length > blankLimits.fields;
    const questions = blankQuestions(await loadForm(row.form_id));
    const invalid = isTwice ? body.drawn[0]?.id : invalidMatch(body.matches, fields, questions);
    if (isTwice || invalid !== undefined) throw new AppError('blank.matchInvalid', { fieldId: invalid });
    const given = body.matches.map((match) => withConfidence(match, row.matches));
    const matched = new Set(given.map(({ fieldId }) => fieldId));
    const used = new Set(given.flatMap(({ use }) => (use.as === 'answer' ? use.questions : [])));
    const fresh = newFields(row, fields).filter(({ id }) => !matched.has(id));
    const suggested = matchFields(
      fresh,
      questions.filter(({ ref }) => !used.has(ref)),
    );
    await tx.run(sql`
      update official_blank set fields = ${JSON.stringify(fields)}::jsonb, matches = ${JSON.stringify([...given, ...suggested])}::jsonb,
        version = version + 1
      where realm_id = ${tx.realmId} and blank_uid = ${body.blankUid}`);
    return presentBlank(await blankRow(tx, body.blankUid));
  });

const newFields = (row: BlankRow, fields: readonly BlankField[]): BlankField[] => {
  const known = new Set(row.fields.map(({ id }) => id));
  return fields.filter(({ id }) => !known.has(id));
};

function isOnPage({ page, left, top, width, height }: BlankArea, pages: BlankRow['pages']): boolean {
  const size = pages[page];
  const isLarge = Math.min(width, height) >= blankLimits.drawnSide;
  return (
    size !== undefined &&
    isLarge &&
    left >= 0 &&
    top >= 0 &&
    left + width <= size.width + 1 &&
    top + height <= size.height + 1
  );
}
