import { knownForm } from '../../applications/realm-forms/shipped-facts.ts';
import { loadRealmFacts } from '../../applications/realm-forms/realm-form.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler, Handlers } from '../../platform/http/call.ts';
import { decideFactChange } from './changes/decide-change.ts';
import { getFactChange, listFactChanges } from './changes/list-changes.ts';
import { previewFactChange, proposeFactChange } from './changes/propose-change.ts';
import { exportCatalogue } from './files/export-catalogue.ts';
import { checkImport, proposeImport } from './files/import-catalogue.ts';
import { checkFact } from './check-fact.ts';
import { getFact } from './get-fact.ts';
import { listFacts } from './list-facts.ts';

const realmFacts: Handler<'realmFacts'> = async ({ db }, { query: { formId } }) => {
  const id = knownForm(formId);
  if (!id) throw new AppError('record.notFound');
  const { changes, checks } = await loadRealmFacts(db, id);
  return { changes: [...changes], checks: [...checks] };
};

export const factHandlers = {
  listFacts,
  getFact,
  checkFact,
  previewFactChange,
  proposeFactChange,
  listFactChanges,
  getFactChange,
  decideFactChange,
  exportCatalogue,
  checkImport,
  proposeImport,
  realmFacts,
} satisfies Partial<Handlers>;
