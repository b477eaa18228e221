import { accountHandlers } from './account/account.routes.ts';
import { applicantHandlers } from './applicants/applicants.routes.ts';
import { applicationHandlers } from './applications/applications.routes.ts';
import { tripHandlers } from './applications/trip.routes.ts';
import { catalogueHandlers } from './catalogue/catalogue.routes.ts';
import { documentHandlers } from './documents/documents.routes.ts';
import { identityHandlers as extensionHandlers } from './extension/extension.routes.ts';
import { findingHandlers } from './findings/findings.routes.ts';
import { formHandlers } from './forms/forms.routes.ts';
import { grantHandlers } from './grants/grants.routes.ts';
import { handoffHandlers } from './handoff/handoff.routes.ts';
import type { Handlers } from './http/call.ts';
import { packageHandlers } from './packages/packages.routes.ts';
import { pageHandlers } from './pages/pages.routes.ts';
import { identityHandlers as peopleHandlers } from './people/people.routes.ts';
import { staffHandlers } from './people/staff.routes.ts';
import { photoHandlers } from './photos/photos.routes.ts';
import { realmByHost, realmByPath } from './realms/realms.routes.ts';
import { identityHandlers as sessionHandlers } from './sessions/sessions.routes.ts';
import { realmSettingsHandlers } from './settings/realm-settings.routes.ts';
import { uploadHandlers } from './uploads/uploads.routes.ts';
import { vaultHandlers } from './vault/vault.routes.ts';

// The one table: which function answers which operation. One without a function does not compile, and does not start.
export const handlers: Handlers = {
  realmByPath,
  realmByHost,
  ...sessionHandlers,
  ...peopleHandlers,
  ...extensionHandlers,
  ...applicationHandlers,
  ...applicantHandlers,
  ...staffHandlers,
  ...accountHandlers,
  ...realmSettingsHandlers,
  ...catalogueHandlers,
  ...documentHandlers,
  ...tripHandlers,
  ...formHandlers,
  ...findingHandlers,
  ...packageHandlers,
  ...grantHandlers,
  ...uploadHandlers,
  ...pageHandlers,
  ...vaultHandlers,
  ...handoffHandlers,
  ...photoHandlers,
};
