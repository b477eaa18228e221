import { accountOperations } from './identity/account.ts';
import { agencyProviderOperations } from './identity/agency-providers.ts';
import { analyticsOperations } from './analytics.ts';
import { applicantOperations } from './applicants.ts';
import { applicationOperations } from './applications.ts';
import { arrangementOperations } from './documents/arrangement.ts';
import { authOperations } from './identity/auth.ts';
import { billingOperations } from './billing.ts';
import { blankOperations } from './catalogue/blanks.ts';
import { catalogueOperations } from './catalogue/catalogue.ts';
import { channelOperations } from './identity/channels.ts';
import { documentOperations } from './documents.ts';
import { extensionOperations } from './extension.ts';
import { factOperations } from './catalogue/facts.ts';
import { formOperations } from './forms.ts';
import { grantOperations } from './grants.ts';
import { handoffOperations } from './handoff.ts';
import { integrationOperations } from './integrations.ts';
import { packageOperations } from './packages.ts';
import { partnerLinkOperations } from './partner-links.ts';
import { peopleOperations } from './people.ts';
import { photoOperations } from './photos.ts';
import { privacyOperations } from './identity/privacy.ts';
import { realmOperations } from './realms.ts';
import { realmSettingsOperations } from './realm-settings.ts';
import { sortingOperations } from './documents/sorting.ts';
import { staffOperations } from './staff.ts';
import { systemOperations } from './system.ts';
import { trailOperations } from './identity/trail.ts';
import { tripOperations } from './trips.ts';

export const operations = {
  ...realmOperations,
  ...authOperations,
  ...peopleOperations,
  ...extensionOperations,
  ...applicationOperations,
  ...applicantOperations,
  ...staffOperations,
  ...accountOperations,
  ...channelOperations,
  ...realmSettingsOperations,
  ...agencyProviderOperations,
  ...catalogueOperations,
  ...factOperations,
  ...blankOperations,
  ...documentOperations,
  ...arrangementOperations,
  ...sortingOperations,
  ...tripOperations,
  ...formOperations,
  ...packageOperations,
  ...grantOperations,
  ...billingOperations,
  ...handoffOperations,
  ...photoOperations,
  ...privacyOperations,
  ...trailOperations,
  ...systemOperations,
  ...analyticsOperations,
  ...integrationOperations,
  ...partnerLinkOperations,
};

export type Operations = typeof operations;
export type OperationId = keyof Operations;
