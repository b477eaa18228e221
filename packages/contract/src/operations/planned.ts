import type { Action } from '../access.ts';

// The specification's calls that are not served yet: name, words and access are settled, schemas come with the feature.
// operations.test.ts lists them; a row leaves this table when its operation is written.
export interface PlannedCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly query: readonly string[];
  readonly body: readonly string[];
  readonly access: Action;
}

type Call = readonly [PlannedCall['method'], string, Action, query?: readonly string[], body?: readonly string[]];

const documents: readonly Call[] = [
  ['POST', '/process-docs', 'document.edit', [], ['files', 'applicantUid']],
  ['POST', '/process-docs-socket', 'document.edit', [], ['files', 'applicantUid']],
  ['GET', '/get-doc-applicantUid', 'document.read', ['applicantUid']],
  ['GET', '/get-uploaded-docs', 'document.read', ['applicantUid']],
  ['GET', '/get-docs-applicantUid', 'document.read', ['applicantUid']],
  ['POST', '/get-extracted-doc', 'document.read', ['applicantUid'], ['docIds', 'includePageDetails?']],
  ['POST', '/docs-by-docIds', 'document.read', [], ['docIds', 'applicantUid']],
  ['POST', '/update-doc', 'document.edit', [], ['docFields', 'docId', 'applicantUid']],
  ['POST', '/mark-primary', 'document.edit', [], ['docFields', 'docId', 'applicantUid', 'updateAll']],
  ['DELETE', '/delete-doc', 'document.edit', ['docId']],
  ['POST', '/create-pdf-from-images', 'document.edit', [], ['applicantUid', 'documentData']],
  ['POST', '/split-pdf-by-categories', 'document.edit', [], ['applicantUid', 'documentData']],
  ['POST', '/process-edited-category', 'document.edit', [], ['applicantUid', 'docId', 'category', 'file', 'pageIndex']],
  ['POST', '/base64-from-url', 'document.read', [], ['imageUrl']],
];

const under =
  (base: string) =>
  ([method, path, access, query = [], body = []]: Call): PlannedCall => ({
    method,
    path: base + path,
    access,
    query,
    body,
  });

export const plannedCalls: readonly PlannedCall[] = documents.map(under('/doc/v1/document-ai'));
