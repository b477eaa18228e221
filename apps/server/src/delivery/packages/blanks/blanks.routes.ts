import { AppError } from '../../../platform/errors/app-error.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import { loadBlankObject, pictureName } from './blank-objects.ts';
import { blankRow, presentBlank } from './blanks.queries.ts';
import { listBlanks } from './list-blanks.ts';
import { deleteBlank, publishBlank, retireBlank } from './publish-blank.ts';
import { saveBlank } from './save-blank.ts';
import { tryBlank } from './try-blank.ts';
import { uploadBlank } from './upload-blank.ts';

export const blankHandlers = {
  listBlanks: ({ db }) => listBlanks(db),
  uploadBlank,
  getBlank: async ({ db }, { query }) => presentBlank(await blankRow(db, query.blankUid)),
  blankPage: async ({ db, parts }, { query: { blankUid, page } }) => {
    const row = await blankRow(db, blankUid);
    if (page >= row.pages.length) throw new AppError('record.notFound');
    const body = await loadBlankObject(db, parts, row, pictureName(page));
    return { mediaType: 'image/jpeg', body, length: body.length };
  },
  saveBlank,
  tryBlank: ({ db }, { query: { blankUid, sample } }) => tryBlank(db, blankUid, sample),
  publishBlank,
  retireBlank,
  deleteBlank,
} satisfies Partial<Handlers>;
