// Test fixtures for other workspaces. openTestApp is exported as testing-app.ts, because it loads the whole server.
export { insertScreenPicture, renderScreenPicture } from '../documents/pages/screen-picture.ts';
export { wordsOf, type Word } from '../delivery/packages/sheets/harmonised-form/testing/words-on.ts';
export { drawSpecimen, type Mark } from '../delivery/packages/blanks/testing/draw-specimen.ts';
export { drawnField, useOf } from '../delivery/packages/blanks/testing/specimen-blank.ts';
export { sheetTestInput } from '../delivery/packages/sheets/testing/sheet-test-input.ts';
export { portalPack } from './extension/portal-pack.ts';
export { comeFromAgency, connectByAction, openAgencyProvider } from './outside/agency-provider.ts';
export { createCaller } from './create-caller.ts';
export { germanAnswers } from './german-answers.ts';
export { createIdentityRealm, type IdentityRealm } from './identity-realm.ts';
export { insertPackage } from './insert-package.ts';
export { insertReadDocument, wordAt } from './insert-read-document.ts';
export { insertReading } from './insert-reading.ts';
export { insertRealm } from './insert-realm.ts';
export { openCallbackServer } from './outside/callback-server.ts';
export {
  createBrowserSubscription,
  openPushServer,
  openSmsServer,
  openWhatsAppServer,
} from './outside/message-servers.ts';
export { answers, openWebhookReceiver, type WebhookReceiver } from './outside/webhook-receiver.ts';
export { openNameServer } from './outside/name-server.ts';
export { openTamperingProxy, type Tamper } from './outside/tampering-proxy.ts';
export { measuredNames } from './monitoring/measured-names.ts';
export { signInOnPage } from './sign-in-on-page.ts';
export { germanTrip } from './test-agency.ts';
export { createTestBucket, type TestBucket } from './test-bucket.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { createTestTenant, type TestTenant } from './test-tenant.ts';
export { insertTestDocument } from './test-documents.ts';
export {
  addPasskeyOnPage,
  browserAt,
  cancelPasskeyOnPage,
  enterRemembered,
  signInWithPasskey,
  tryPasskeyOnPage,
} from './passkeys/passkey-pages.ts';
export { softwarePasskey } from './passkeys/software-passkey.ts';
export { openSocket, refusedWith, waitUntil, type SocketOptions, type TestSocket } from './test-sockets.ts';
export { uploadForm } from './upload-form.ts';
export { phoneCodeOf } from '../applications/notifications/phone/stored-phone.ts';
