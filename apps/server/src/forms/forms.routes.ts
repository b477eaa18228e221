import type { Handlers } from '../http/call.ts';
import { askByItself } from '../packages/ask-package.ts';
import { acceptDeclaration } from './accept-declaration.ts';
import { answerHistory } from './answer-history.ts';
import { getForm } from './get-form.ts';
import { moveToNewerForm } from './move-to-newer-form.ts';
import { saveAnswers } from './save-answers.ts';

export const formHandlers = {
  getForm: ({ db, parts, actor }, { query }) => getForm(db, parts.keys, actor, query.applicationUid),
  saveAnswers: ({ db, parts, actor }, { body }) => saveAnswers(db, parts.keys, actor, body),
  answerHistory: async ({ db, parts, actor }, { query }) => ({
    acts: await answerHistory(db, parts.keys, actor, query),
  }),
  acceptDeclaration: ({ db, parts, actor }, { body }) =>
    db.transaction(async (tx) => {
      const application = await acceptDeclaration(tx, parts.keys, actor, body);
      await askByItself(tx, parts.jobs, body.applicationUid, actor.personUid);
      return application;
    }),
  moveToNewerForm: ({ db, parts, actor }, { body }) => moveToNewerForm(db, parts.keys, actor, body),
} satisfies Partial<Handlers>;
