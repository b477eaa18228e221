import type { OperationId } from '../operations/index.ts';
import { accountExamples } from './identity/account.ts';
import { agencyProviderExamples } from './identity/agency-providers.ts';
import { analyticsExamples } from './analytics.ts';
import { applicantExamples } from './applicants.ts';
import { applicationExamples } from './applications.ts';
import { arrangementExamples } from './documents/arrangement.ts';
import { authExamples } from './identity/auth.ts';
import { billingExamples } from './billing.ts';
import { blankExamples } from './catalogue/blanks.ts';
import { catalogueExamples } from './catalogue/catalogue.ts';
import { channelExamples } from './identity/channels.ts';
import { documentExamples } from './documents/documents.ts';
import type { Example } from './example.types.ts';
import { extensionExamples } from './extension.ts';
import { factExamples } from './catalogue/facts.ts';
import { formExamples } from './forms.ts';
import { grantExamples } from './grants.ts';
import { handoffExamples } from './handoff.ts';
import { integrationExamples } from './integrations.ts';
import { packageExamples } from './packages.ts';
import { partnerLinkExamples } from './partner-links.ts';
import { peopleExamples } from './people.ts';
import { photoExamples } from './photos.ts';
import { privacyExamples } from './identity/privacy.ts';
import { realmExamples } from './realms.ts';
import { realmSettingsExamples } from './realm-settings.ts';
import { sortingExamples } from './documents/sorting.ts';
import { staffExamples } from './staff.ts';
import { systemExamples } from './system.ts';
import { trailExamples } from './identity/trail.ts';
import { tripExamples } from './trips.ts';

// One example per operation: an operation without one does not compile.
export const examples: { readonly [I in OperationId]: Example<I> } = {
  ...realmExamples,
  ...authExamples,
  ...peopleExamples,
  ...extensionExamples,
  ...applicationExamples,
  ...applicantExamples,
  ...staffExamples,
  ...accountExamples,
  ...channelExamples,
  ...agencyProviderExamples,
  ...realmSettingsExamples,
  ...catalogueExamples,
  ...factExamples,
  ...blankExamples,
  ...documentExamples,
  ...arrangementExamples,
  ...sortingExamples,
  ...tripExamples,
  ...formExamples,
  ...packageExamples,
  ...grantExamples,
  ...billingExamples,
  ...handoffExamples,
  ...photoExamples,
  ...privacyExamples,
  ...trailExamples,
  ...systemExamples,
  ...analyticsExamples,
  ...integrationExamples,
  ...partnerLinkExamples,
};
