import type { Handlers } from '../../platform/http/call.ts';
import { editPages } from './edit-pages.ts';
import { joinPages } from './join-pages.ts';
import { processEditedCategory } from './process-edited-category.ts';
import { listVersions } from './list-versions.ts';
import { restoreVersion } from './restore-version.ts';
import { splitDocument } from './split-document.ts';

export const pageHandlers = {
  createPdfFromImages: (call, { body }) => joinPages(call, body),
  splitPdfByCategories: async (call, { body }) => ({ documents: await splitDocument(call, body) }),
  processEditedCategory: (call, { body }) => processEditedCategory(call, body),
  editPages: (call, { body }) => editPages(call, body),
  documentVersions: async (call, { query }) => ({ versions: await listVersions(call, query.docId) }),
  restoreVersion: (call, { body }) => restoreVersion(call, body),
} satisfies Partial<Handlers>;
