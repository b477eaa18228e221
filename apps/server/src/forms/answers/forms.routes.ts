import type { Tx } from '../../platform/db/db.ts';
import type { ActorCall, Handlers } from '../../platform/http/call.ts';
import { acceptDeclaration } from './accept-declaration.ts';
import { answerHistory } from './answer-history.ts';
import { getForm } from './get-form.ts';
import { moveToNewerForm } from './move-to-newer-form.ts';
import { saveAnswers } from './save-answers.ts';

// Modules above this one subscribe in entry/handlers.ts.
export interface FormSubscribers {
  readonly declarationAccepted: (call: ActorCall, tx: Tx, applicationUid: string) => Promise<void>; // in the transaction of the declaration
}

export const formHandlers = ({ declarationAccepted }: FormSubscribers) =>
  ({
    getForm: ({ db, parts, actor }, { query }) => getForm(db, parts.keys, actor, query.applicationUid),
    saveAnswers: ({ db, parts, actor }, { body }) => saveAnswers(db, parts.keys, actor, body),
    answerHistory: async ({ db, parts, actor }, { query }) => ({
      acts: await answerHistory(db, parts.keys, actor, query),
    }),
    acceptDeclaration: (call, { body }) =>
      call.db.transaction(async (tx) => {
        const application = await acceptDeclaration(tx, call.parts.keys, call.actor, body);
        await declarationAccepted(call, tx, body.applicationUid);
        return application;
      }),
    moveToNewerForm: ({ db, parts, actor }, { body }) => moveToNewerForm(db, parts.keys, actor, body),
  }) satisfies Partial<Handlers>;
