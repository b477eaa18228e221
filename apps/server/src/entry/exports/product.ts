// The app, its parts, and the functions of applications, documents, forms and delivery. Loads the whole server, so import it only in
// programs that run a part of the product in their own process.
export { insertApplicants } from '../../applications/applicants/insert-applicants.ts';
export { listApplicants } from '../../applications/applicants/list-applicants.ts';
export { openDetails, sealDetails, type ApplicantDetails } from '../../applications/applicants/sealed-details.ts';
export { listApplications } from '../../applications/lists/list-applications.ts';
export type { ApplicationListQuery as ListQuery } from '../../applications/lists/list-conditions.ts';
export { deliverNotices } from '../../applications/notifications/deliveries/deliver-notices.ts';
export { openChannels } from '../../applications/notifications/channels/open-channels.ts';
export { hashPushAddress, sealPushDevice } from '../../applications/notifications/channels/push/push-device.ts';
export { sealChannelSecrets } from '../../applications/notifications/channels/settings/channel-settings.ts';
export { hashPhone, sealPhone } from '../../applications/notifications/phone/stored-phone.ts';
export {
  queueDueDeliveries,
  retryStrandedDeliveries,
} from '../../applications/notifications/deliveries/queue-due-deliveries.ts';
export { remind } from '../../applications/notifications/reminders/remind.ts';
export { reasonPlaces, sealReason } from '../../applications/reasons/sealed-reasons.ts';
export { getDestinationFacts } from '../../applications/records/get-destination-facts.ts';
export { billingKey, sealBillingBody } from '../../delivery/billing/documents/billing-body.ts';
export { getGrant } from '../../delivery/grants/get-grant.ts';
export { setGrant } from '../../delivery/grants/set-grant.ts';
export { sealReceipt } from '../../delivery/receipts/stored-receipt.ts';
export { loadPackageInput } from '../../delivery/packages/load-package-input.ts';
export { sealContents } from '../../delivery/packages/package-contents.ts';
export { packageJob } from '../../delivery/packages/package-job.ts';
export { requestPackageIfPossible } from '../../delivery/packages/request-package.ts';
export { recordSignUpConsent } from '../../documents/consents/record-sign-up-consent.ts';
export { createLazyReaders } from '../../documents/readers/create-lazy-readers.ts';
export { createRealmScheduler } from '../../documents/pipeline/realm-scheduler.ts';
export { runReadingJob } from '../../documents/pipeline/run-reading-job.ts';
export { sealReading, type Reading } from '../../documents/readings/reading.ts';
export { recommendDocument } from '../../documents/records/recommend-document.ts';
export { sealFileName } from '../../documents/records/sealed-file-name.ts';
export { writeTicket, type Ticket } from '../../documents/tickets/tickets.ts';
export { storeUpload } from '../../documents/uploads/store-upload.ts';
export { sendEmailChangeMail } from '../../identity/email-change/send-email-change-mail.ts';
export { sendInvitationMail } from '../../identity/invitations/send-invitation-mail.ts';
export { sendResetMail } from '../../identity/passwords/send-reset-mail.ts';
export { sendSignUpMail } from '../../identity/sign-up/send-sign-up-mail.ts';
export { contentHash } from '../../platform/http/content-hash.ts';
export { sealChangeReason } from '../../platform/changes/write-change.ts';
export { openMail } from '../../platform/mail/mail.ts';
export { deliverWebhooks } from '../../insight/integrations/webhooks/deliver-webhooks.ts';
export { watchWebhooks } from '../../insight/integrations/webhooks/watch-webhooks.ts';
export { sealWebhookSecret } from '../../insight/integrations/webhooks/webhook-secret.ts';
export { writeAnchor } from '../../insight/trail/anchors.ts';
export { foldAnalytics } from '../../insight/analytics/fold-analytics.ts';
export { getAnalytics } from '../../insight/analytics/get-analytics.ts';
export { findAnalyticsDifferences } from '../../insight/analytics/recount-analytics.ts';
export { verifyTrail } from '../../insight/trail/verify-trail.ts';
export { buildApp } from '../app.ts';
export { openParts } from '../open-parts.ts';
export { prepareDatabase } from '../prepare-database.ts';
export { requireSchema } from '../wait-for-schema.ts';
export { declaredAnswers } from '../../forms/answers/declared-answers.ts';
export { storeFoundRules } from '../../forms/findings/store-found-rules.ts';
export { judgeApplication } from '../../forms/findings/judge-application.ts';
export { formValues, openPrefilledForm, type PrefilledForm } from '../../forms/prefilled-form/prefilled-form.ts';
export {
  sealAnswerAct,
  sealAnswers,
  type StoredAnswer,
  type StoredAnswers,
} from '../../forms/prefilled-form/stored-answers.ts';
export { sectionAnswers } from '../../forms/reviews/compare-sections.ts';
export { sealSectionAnswers } from '../../forms/reviews/reviewed-answers.ts';
