import { agencyProviderHandlers } from '../identity/agency-providers/agency-providers.routes.ts';
import { partnerLinkHandlers } from '../identity/partner-links/partner-links.routes.ts';
import { passkeyHandlers } from '../identity/passkeys/passkeys.routes.ts';
import { secondFactorHandlers } from '../identity/second-factor/manage-second-factor.ts';
import { accountHandlers } from '../identity/account/account.routes.ts';
import { emailChangeHandlers } from '../identity/email-change/email-change.routes.ts';
import { applicantHandlers } from '../applications/applicants/applicants.routes.ts';
import { applicationHandlers } from '../applications/routes/applications.routes.ts';
import { handoverHandlers } from '../applications/handover/handover.routes.ts';
import { channelHandlers } from '../applications/notifications/channels/channels.routes.ts';
import { notificationHandlers } from '../applications/notifications/notifications.routes.ts';
import { tripHandlers } from '../documents/trips/trips.routes.ts';
import { billingHandlers } from '../delivery/billing/billing.routes.ts';
import { checklistMessageHandlers } from '../delivery/share/messages/checklist-messages.routes.ts';
import { blankHandlers } from '../delivery/packages/blanks/blanks.routes.ts';
import { catalogueHandlers } from '../forms/catalogue/catalogue.routes.ts';
import { factHandlers } from '../forms/facts/facts.routes.ts';
import { documentHandlers } from '../documents/routes/documents.routes.ts';
import { extensionHandlers } from '../identity/extension/extension.routes.ts';
import { findingHandlers } from '../forms/findings/findings.routes.ts';
import { formHandlers } from '../forms/answers/forms.routes.ts';
import { presenceHandlers } from '../forms/presence/presence.routes.ts';
import { fillingHandlers } from '../delivery/filling/filling.routes.ts';
import { packHandlers } from '../delivery/packs/packs.routes.ts';
import { receiptHandlers } from '../delivery/receipts/receipts.routes.ts';
import { grantHandlers } from '../delivery/grants/grants.routes.ts';
import { handoffHandlers } from '../documents/handoff/handoff.routes.ts';
import type { Handlers } from '../platform/http/call.ts';
import { packageHandlers } from '../delivery/packages/packages.routes.ts';
import { arrangementHandlers } from '../documents/arrangement/arrangement.routes.ts';
import { sortingHandlers } from '../documents/sorting/sorting.routes.ts';
import { pageHandlers } from '../documents/page-edits/pages.routes.ts';
import { peopleHandlers } from '../identity/people/people.routes.ts';
import { agencyHandlers } from '../identity/agencies/agencies.routes.ts';
import { agentHandlers } from '../identity/agents/agents.routes.ts';
import { distributorHandlers } from '../identity/distributors/distributors.routes.ts';
import { requestHandlers } from '../identity/requests/requests.routes.ts';
import { reviewerHandlers } from '../identity/reviewers/reviewers.routes.ts';
import { readReviewContent } from '../forms/reviews/read-review-content.ts';
import { reviewRoundHandlers } from '../forms/reviews/reviews.routes.ts';
import { queueJudging } from '../forms/findings/queue-judging.ts';
import { requestPackageIfPossible } from '../delivery/packages/request-package.ts';
import { markPackageOutdated } from '../delivery/packages/mark-package-outdated.ts';
import { photoHandlers } from '../documents/photos/photos.routes.ts';
import { realmByHost, realmByPath } from '../identity/settings/realms.routes.ts';
import { signInHandlers } from '../identity/sign-in/sign-in.routes.ts';
import { signUpHandlers } from '../identity/sign-up/sign-up.routes.ts';
import { recordSignUpConsent } from '../documents/consents/record-sign-up-consent.ts';
import { realmSettingsHandlers } from '../identity/settings/realm-settings.routes.ts';
import { uploadHandlers } from '../documents/uploads/uploads.routes.ts';
import { analyticsHandlers } from '../insight/analytics/analytics.routes.ts';
import { integrationHandlers } from '../insight/integrations/integrations.routes.ts';
import { privacyHandlers } from '../insight/privacy/privacy.routes.ts';
import { systemHandlers } from '../insight/system/system.routes.ts';
import { trailHandlers } from '../insight/trail/trail.routes.ts';
import { ticketHandlers } from '../documents/downloads/tickets.routes.ts';

// Maps every operation to its handler; a missing one does not compile. Modules subscribe here to what happens below them.
export const handlers: Handlers = {
  realmByPath,
  realmByHost,
  ...signInHandlers,
  ...signUpHandlers({ signUpConfirmed: recordSignUpConsent }),
  ...peopleHandlers,
  ...extensionHandlers,
  ...applicationHandlers({
    applicationsListed: queueJudging,
    reviewContent: ({ parts, actor }, tx, applicationUid) => readReviewContent(tx, parts.keys, actor, applicationUid),
  }),
  ...handoverHandlers,
  ...notificationHandlers,
  ...channelHandlers,
  ...applicantHandlers,
  ...agentHandlers,
  ...reviewerHandlers,
  ...agencyHandlers,
  ...distributorHandlers,
  ...requestHandlers,
  ...accountHandlers,
  ...emailChangeHandlers,
  ...secondFactorHandlers,
  ...passkeyHandlers,
  ...agencyProviderHandlers,
  ...partnerLinkHandlers,
  ...realmSettingsHandlers,
  ...catalogueHandlers,
  ...factHandlers,
  ...blankHandlers,
  ...documentHandlers,
  ...tripHandlers,
  ...presenceHandlers,
  ...formHandlers({
    declarationAccepted: ({ parts, actor }, tx, applicationUid) =>
      requestPackageIfPossible(tx, parts.jobs, applicationUid, actor.personUid),
  }),
  ...findingHandlers,
  ...reviewRoundHandlers,
  ...packageHandlers,
  ...grantHandlers,
  ...checklistMessageHandlers,
  ...billingHandlers,
  ...packHandlers,
  ...fillingHandlers,
  ...receiptHandlers,
  ...uploadHandlers,
  ...arrangementHandlers,
  ...sortingHandlers,
  ...pageHandlers,
  ...ticketHandlers,
  ...handoffHandlers,
  ...privacyHandlers,
  ...trailHandlers,
  ...systemHandlers,
  ...analyticsHandlers,
  ...integrationHandlers,
  ...photoHandlers({ photoChanged: markPackageOutdated }),
};
