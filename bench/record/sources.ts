import { mutationPaths } from '../../ops/mutation/mutation-modules.ts';
import { drawingSources, engineSources, unseenSources } from '../benches/extraction/freeze.ts';

// Files and folders on which the figures of each measurement depend, besides its own code. They are chosen narrowly: what decides the
// figure, not everything that is loaded, so that an unrelated change does not make a result stale. The small runs of every landing cover
// the rest.
const server = (...folders: string[]) => folders.map((folder) => `apps/server/src/${folder}`);
const web = ['apps/web/vite', 'apps/web/vite.config.ts', 'apps/web/src/app', 'apps/web/src/first-paint'];
const passports = ['image', 'mrz', 'ocr', 'passport'].map((folder) => `packages/reading/src/${folder}`);

export const sources: Readonly<Record<string, readonly string[]>> = {
  access: [
    'packages/contract/src/operations',
    'packages/contract/src/platform/access.ts',
    ...server('platform/access', 'platform/http'),
  ],
  account: server('identity/account', 'identity/invitations', 'platform/keycloak', 'platform/provisioning'),
  analytics: ['apps/server/migrations/insight', 'packages/contract/src/insight', ...server('insight/analytics')],
  'analytics-speed': ['apps/server/migrations/insight', ...server('insight/analytics', 'platform/db')],
  api: server('identity/people', 'platform/access', 'platform/db', 'platform/http'),
  documents: server('documents/pipeline', 'documents/uploads', 'platform/jobs', 'platform/realtime'),
  drift: ['packages/packs/data', ...['pages', 'redaction', 'values'].map((name) => `packages/packs/src/${name}`)],
  erase: ['apps/server/migrations', ...server('insight/erasure', 'insight/privacy', 'platform/crypto')],
  extraction: [...engineSources, ...drawingSources, 'bench/benches/pipeline/bare'],
  extension: [
    'apps/extension',
    'e2e/kit/extension',
    'packages/contract/src/operations/extension.ts',
    'packages/packs/src/pages',
    'packages/packs/src/signing',
    ...server('delivery/filling', 'delivery/packs', 'delivery/receipts', 'identity/extension'),
    ...server('platform/access/extension-grant.ts', 'platform/http/resolve-caller.ts'),
  ],
  facts: [
    'packages/contract/src/applications',
    'packages/contract/src/dates',
    'packages/forms/src/checklist',
    'packages/forms/src/deadlines',
    'packages/forms/src/progress',
    'packages/forms/src/rules/documents',
    ...server('applications/home', 'applications/records', 'forms/findings'),
  ],
  fill: [
    'apps/extension/src',
    'e2e/kit/extension',
    'e2e/portals',
    'packages/packs',
    ...server('delivery/filling', 'delivery/packs', 'delivery/receipts', 'identity/extension'),
  ],
  findings: ['packages/forms/src/rules', 'packages/forms/src/deadlines', ...server('forms/findings')],
  forms: [
    'packages/forms/destinations',
    'packages/forms/fields.json',
    'packages/forms/src/prefill',
    'packages/reading/src/documents',
  ],
  grant: ['packages/forms/src/grant', 'packages/reading/src/documents'],
  growth: [
    'apps/server/migrations',
    'bench/benches/lists',
    ...server('applications/lists', 'applications/records', 'platform/db', 'platform/http'),
  ],
  headers: server('entry/app.ts', 'platform/http'),
  knowledge: [
    ...['blocks', 'destinations', 'provenance', 'rules', 'src/knowledge', 'src/prefill/single-name.ts'].map(
      (name) => `packages/forms/${name}`,
    ),
    'packages/reading/src/mrz/mrz-fields.ts',
    ...server('documents/records/find-single-name.ts'),
  ],
  lists: server('applications/lists', 'platform/db', 'platform/lists'),
  load: [
    'bench/traffic',
    ...server(
      'applications/lists',
      'applications/records',
      'identity/sign-in',
      'identity/sign-in-limits',
      'platform/db',
      'platform/http',
      'platform/limits',
    ),
  ],
  'lock-out': server('identity/sign-in', 'identity/sign-in-limits', 'platform/keycloak', 'platform/provisioning'),
  model: [
    'packages/contract/src/applications',
    ...server('applications/lifecycle', 'applications/reviews', 'platform/db'),
  ],
  notices: [
    'apps/server/migrations/channels',
    'apps/server/migrations/notices',
    ...server(
      'applications/notifications',
      'platform/jobs',
      'platform/mail',
      'platform/notifications',
      'platform/outbound',
    ),
  ],
  official: [
    'packages/forms/blocks',
    'packages/forms/destinations',
    ...server('delivery/packages/sheets/blank', 'delivery/packages/sheets/copy-sheet', 'delivery/packages/sheets/form'),
    ...server('delivery/packages/sheets/harmonised-form', 'delivery/packages/blanks'),
    'packages/forms/src/blanks',
  ],
  package: ['packages/contract/src/verify', ...server('delivery/packages')],
  pages: [
    'apps/web/src/features/documents/playground',
    ...server('documents/arrangement', 'documents/downloads', 'documents/pages'),
  ],
  'page-edits': server('documents/page-edits', 'documents/pages', 'documents/readings'),
  parts: [...engineSources, 'packages/forms/src/documents/agreement', 'packages/specimens/src/documents'],
  phone: [...web, ...server('platform/http')],
  photo: ['packages/reading/src/portrait', ...server('documents/photos')],
  pipeline: [
    ...server('documents/pipeline', 'platform/jobs'),
    'packages/reading/src/ocr',
    'packages/reading/src/routes',
  ],
  privilege: [
    'ops/children.ts',
    'ops/services.ts',
    'packages/reading/src/open-readers.ts',
    ...server('entry/api.ts', 'entry/readers.ts', 'entry/worker.ts', 'documents/readers', 'platform/config'),
  ],
  reading: [...passports, 'packages/specimens/src/passport-layouts', 'packages/specimens/src/passport-specimen.ts'],
  restore: ['ops/backup', 'ops/parts/backup.sh', 'ops/recovery', 'ops/recovery.ts', 'ops/restore'],
  session: server('identity/sessions', 'platform/access', 'platform/keycloak', 'platform/realtime'),
  shell: web,
  'sign-in': server('identity/passwords', 'identity/sign-in', 'identity/sign-in-limits', 'platform/keycloak'),
  socket: server('platform/notifications', 'platform/realtime'),
  sorting: [
    ...drawingSources,
    'packages/contract/src/identity/same-person.ts',
    'packages/reading/src/documents/people-in.ts',
    ...server('documents/belonging', 'documents/pipeline', 'documents/sorting'),
  ],
  ssrf: server('documents/tickets', 'platform/outbound'),
  takeover: server('platform/jobs'),
  tenancy: ['apps/server/migrations', ...server('platform/access', 'platform/db')],
  together: [
    'packages/contract/src/documents/apply-step.ts',
    'packages/contract/src/documents/page-lists.ts',
    ...server('documents/arrangement', 'documents/pages', 'documents/readings'),
  ],
  tokens: server('identity/sessions', 'platform/access', 'platform/keycloak'),
  trail: [
    'packages/contract/src/sensitive',
    'packages/contract/src/platform/trail.ts',
    'packages/contract/src/platform/trail-words.ts',
    'apps/server/migrations/0130_trail.sql',
    'apps/server/migrations/0131_read_limit.sql',
    ...server('insight/trail', 'platform/trail', 'platform/http/serve-operations.ts'),
  ],
  unseen: [...engineSources, ...unseenSources],
  uploads: server('documents/uploads', 'platform/sandbox', 'platform/scanner'),
  whose: [
    'packages/contract/src/identity/same-person.ts',
    'packages/forms/src/prefill',
    'packages/reading/src/documents/people-in.ts',
    ...server('documents/belonging', 'documents/records/list-named-people.ts'),
  ],
  upgrade: [
    'apps/server/migrations',
    'deploy/edge',
    'ops/edge/start-edge.ts',
    'bench/traffic',
    ...server('entry/api.ts', 'entry/worker.ts', 'entry/wait-for-schema.ts', 'platform/db/migrations'),
  ],
  faults: [
    'deploy/edge',
    'ops/edge/start-edge.ts',
    ...server('entry/api.ts', 'entry/worker.ts', 'platform/db', 'platform/errors', 'platform/http/pages'),
    ...server('platform/http/multipart', 'platform/jobs', 'platform/keycloak/keycloak-http.ts', 'platform/storage'),
  ],
  vault: server(
    'applications/reasons',
    'documents/downloads',
    'documents/tickets',
    'platform/changes',
    'platform/crypto',
    'platform/http/run-once.ts',
    'platform/storage',
  ),
  examples: ['packages/contract/src/examples', 'packages/client/src', 'apps/server/src/platform/http'],
  webhooks: [
    'apps/server/migrations/integrations',
    'packages/contract/src/integrations',
    ...server('insight/integrations/webhooks', 'platform/outbound'),
  ],
};

// Results that other commands write.
export const otherSources = {
  e2e: ['e2e'],
  engines: ['e2e/engines'],
  mutation: mutationPaths,
} satisfies Record<string, readonly string[]>;
