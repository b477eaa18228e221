// Written by npm run client from the contract.
type Nothing = Readonly<Record<string, never>>;

export type ErrorCode = 'auth.failed' | 'auth.busy' | 'auth.passwordChangeRequired' | 'auth.passwordRefused'
  | 'auth.passwordGuessable' | 'auth.confirmNeeded' | 'auth.codeRequired' | 'auth.setUpRequired'
  | 'auth.codeWrong' | 'auth.signInOld' | 'secondFactor.isOn' | 'secondFactor.isRequired' | 'passkey.notAdded'
  | 'provider.addressRefused' | 'provider.unreadable' | 'provider.secretMissing' | 'provider.domainTaken'
  | 'auth.tokenDead' | 'auth.codeDead' | 'auth.refreshDead' | 'auth.resetDead' | 'signUp.notOffered'
  | 'signUp.codeWrong' | 'signUp.codeOld' | 'signUp.tooSoon' | 'email.codeWrong' | 'email.codeOld'
  | 'access.functionRefused' | 'tenant_mismatch' | 'realm.unknown' | 'record.notFound' | 'application.notEditable'
  | 'application.versionStale' | 'application.fieldReadOnly' | 'application.datesLocked'
  | 'application.moveRefused' | 'application.guardRefused' | 'application.documentUnknown' | 'application.noForm'
  | 'application.sectionClosed' | 'application.answersMissing' | 'application.findingsBlock' | 'answer.conflict'
  | 'answer.invalid' | 'answer.hidden' | 'finding.unknown' | 'finding.cannotAccept' | 'catalogue.unknownPart'
  | 'catalogue.dateAhead' | 'fact.changedMeanwhile' | 'factChange.invalid' | 'factChange.tooMany'
  | 'factChange.decided' | 'factChange.ownDecision' | 'factChange.notOwn' | 'factChange.outdated'
  | 'price.destinationUnknown' | 'price.dateAhead' | 'quote.noSeller' | 'quote.noPrices' | 'quote.noRate'
  | 'quote.notOpen' | 'quote.alreadyAccepted' | 'invoice.notAccepted' | 'invoice.alreadyIssued'
  | 'invoice.cancelled' | 'invoice.addressNeeded' | 'invoice.stateDiffers' | 'invoice.notPrinted'
  | 'payment.tooMuch' | 'blank.noForm' | 'blank.dateAhead' | 'blank.tooMany' | 'blank.notDraft'
  | 'blank.notPublished' | 'blank.fieldsOpen' | 'blank.matchInvalid' | 'proposal.invalid' | 'proposal.tooMany'
  | 'proposal.decided' | 'application.undoTooLate' | 'application.transferRefused' | 'review.alreadyRequested'
  | 'review.reviewerUnknown' | 'review.notOpen' | 'review.sectionUnknown' | 'review.sectionsUndecided'
  | 'review.reasonNeeded' | 'review.undoTooLate' | 'review.incomplete' | 'review.unanswered' | 'intake.keyRefused'
  | 'erasure.notConfirmed' | 'hold.alreadyInForce' | 'erasure.onHold' | 'idempotency.keyReused'
  | 'person.emailTaken' | 'person.notYourself' | 'person.handOverNeeded' | 'person.suspended'
  | 'agency.isPlatformAgency' | 'request.alreadyDecided' | 'request.alreadyPending' | 'record.versionStale'
  | 'domain.taken' | 'domain.notProven' | 'vision.addressRefused' | 'vision.keyMissing' | 'image.refused'
  | 'document.imageUrlMissing' | 'document.imageUrlRefused' | 'document.fieldUnknown' | 'document.valueInvalid'
  | 'document.notRead' | 'document.busy' | 'document.inUse' | 'document.pageUnknown' | 'document.notLocked'
  | 'document.notTogether' | 'document.passwordWrong' | 'ticket.refused' | 'consent.missing' | 'consent.withdrawn'
  | 'upload.refused' | 'upload.empty' | 'upload.mediaType' | 'upload.notWhatItSays' | 'upload.tooLarge'
  | 'upload.zipTooLarge' | 'upload.zipLocked' | 'upload.zipDamaged' | 'upload.duplicate' | 'upload.tooManyFiles'
  | 'handoff.used' | 'handoff.over' | 'handoff.ended' | 'package.notDeclared' | 'package.approvalNeeded'
  | 'package.documentsBusy' | 'package.notReady' | 'grant.notSubmitted' | 'extension.versionTaken'
  | 'extension.codeUnknown' | 'extension.grantEnded' | 'extension.packUnknown' | 'extension.packInvalid'
  | 'extension.packDecided' | 'extension.ownProposal' | 'extension.numberTaken' | 'extension.notDeclared'
  | 'extension.receiptUnknown' | 'apiKey.ended' | 'apiKey.scopeMissing' | 'apiKey.scopeRefused' | 'apiKey.tooMany'
  | 'webhook.addressRefused' | 'webhook.tooMany' | 'checklist.none' | 'channel.nowhere' | 'partnerLink.ended'
  | 'partnerLink.tooMany' | 'channel.notOffered' | 'channel.addressRefused' | 'channel.secretMissing'
  | 'push.keyInvalid' | 'push.tooMany' | 'phone.codeWrong' | 'phone.codeOld' | 'input.invalid' | 'input.tooLarge'
  | 'input.mediaType' | 'quota.tooMany' | 'quota.busy' | 'quota.sensitiveReads' | 'route.unknown'
  | 'part.unavailable' | 'unknown';

export type RealmByPathReply = { readonly realmAuthorizationUrl: string; readonly realmId: string;
  readonly realmClientId: string; readonly realmDisplayName: string; readonly brandAssets: {
  readonly brandFavicon: string | null; readonly brandLogoImage: string | null; readonly brandColor: string; };
  readonly support: { readonly phone: string; readonly email: string; readonly hours: string;
  readonly footer: string; }; readonly rules: { readonly urgentDays: number; readonly soonDays: number;
  readonly selfSignUp: boolean; readonly phoneForAgencyTravellers: boolean; }; readonly signIn: 'provider'
  | 'form'; readonly agencySignIn: boolean; readonly environment: 'alpha' | 'beta' | 'uat' | 'sandbox'; };
export type LoginReply = { readonly tokens: { readonly access_token: string; readonly refresh_token: string;
  readonly expires_in: number; readonly refresh_expires_in: number; }; readonly userData: { readonly id: string;
  readonly role: ReadonlyArray<'admin' | 'agency' | 'agent' | 'applicant' | 'reviewer' | 'distributor'>; }; };
export type GetProfileReply = { readonly firstName: string; readonly lastName: string;
  readonly companyName: string | null; readonly address: { readonly country: string | null; };
  readonly applicantType: 'D2C' | 'B2B' | null; readonly personUid: string; readonly agencyUid: string | null;
  readonly applicantUid: string | null; };
export type Connection = { readonly connectionUid: string; readonly browser: string; readonly version: string;
  readonly connectedAt: string; readonly usedAt: string | null; readonly isThisSession: boolean; };
export type ApprovePairingReply = { readonly connections: ReadonlyArray<Connection>; };
export type Control = { readonly ref: string; readonly kind: 'text' | 'textarea' | 'select' | 'list' | 'radio'
  | 'checkbox' | 'date' | 'file' | 'password'; readonly id: string; readonly name: string; readonly label: string;
  readonly group: string; readonly required: boolean; readonly maxLength: number | null;
  readonly options: ReadonlyArray<string>; readonly pattern: string; readonly frame: string; };
export type Format = { readonly date?: string; readonly letters?: 'upper' | 'lower' | 'capitalised';
  readonly plain?: boolean; readonly phone?: 'international' | 'national' | 'dialCode' | 'digits';
  readonly part?: 'first' | 'rest'; readonly country?: 'name' | 'alpha2' | 'alpha3'; readonly most?: number; };
export type Field = { readonly control: string; readonly from: { readonly question: string;
  readonly item?: number; readonly field?: string; } | { readonly questions: ReadonlyArray<string>;
  readonly joinedBy: string; } | { readonly fixed: string; } | { readonly file: 'photo' | 'passportPage'; };
  readonly format?: Format; readonly options?: Readonly<Record<string, string>>; readonly waitsFor?: string; };
export type Block = { readonly question: string; readonly addButton: string | null; readonly firstNumber: number;
  readonly most: number; readonly fields: ReadonlyArray<Field>; };
export type Page = { readonly id: string; readonly title: string; readonly step: number; readonly path: string;
  readonly heading: string | null; readonly controls: ReadonlyArray<Control>;
  readonly fields: ReadonlyArray<Field>; readonly blocks: ReadonlyArray<Block>; readonly personal: ReadonlyArray<{
  readonly control: string; readonly reason: 'captcha' | 'payment' | 'password' | 'declaration' | 'file'
  | 'other'; }>; readonly clock: string | null; readonly reference: { readonly label: string;
  readonly shape: string; } | null; };
export type Pack = { readonly portal: string; readonly name: string; readonly destination: string;
  readonly number: number; readonly origins: ReadonlyArray<string>; readonly frameOrigins: ReadonlyArray<string>;
  readonly isPractice: boolean; readonly isVerified: boolean; readonly pages: ReadonlyArray<Page>; };
export type PublishedPackReply = { readonly pack: Pack; readonly sha256: string; readonly keyId: string;
  readonly signature: string; };
export type Field2 = { readonly control: string; readonly label: string; readonly question: string | null;
  readonly outcome: 'equal' | 'differs' | 'refused' | 'missing' | 'personal' | 'unknown'; readonly typed: string
  | null; readonly found: string | null; readonly times: number; };
export type Page2 = { readonly page: string; readonly title: string; readonly filledAt: string | null;
  readonly readAt: string; readonly fields: ReadonlyArray<Field2>; };
export type SendReceiptBody = { readonly applicationUid: string; readonly visitUid: string;
  readonly portal: string; readonly packNumber: number; readonly packSha256: string; readonly formVersion: number;
  readonly extensionVersion: string; readonly startedAt: string; readonly reference: string | null;
  readonly pages: ReadonlyArray<Page2>; };
export type Receipt = { readonly receiptUid: string; readonly receipt: SendReceiptBody;
  readonly receivedAt: string; readonly byName: string | null; readonly sha256: string; readonly keyId: string;
  readonly signature: string; };
export type Skeleton = { readonly origin: string; readonly path: string; readonly title: string;
  readonly headings: ReadonlyArray<string>; readonly controls: ReadonlyArray<Control>; };
export type Change = { readonly kind: 'pageAdded' | 'pageRemoved' | 'fieldAdded' | 'fieldRemoved' | 'fieldChanged'
  | 'controlAdded' | 'controlRemoved' | 'controlRenamed'; readonly page: string; readonly label: string;
  readonly was: string | null; readonly became: string | null; };
export type Pack2 = { readonly packUid: string; readonly portal: string; readonly name: string;
  readonly destination: string; readonly number: number; readonly state: 'proposed' | 'published' | 'rejected'
  | 'retired'; readonly isPractice: boolean; readonly isVerified: boolean; readonly isShipped: boolean;
  readonly coverage: { readonly controls: number; readonly mapped: number; readonly personal: number;
  readonly unmapped: number; readonly questions: number; }; readonly proposedBy: string | null;
  readonly proposedAt: string | null; readonly decidedBy: string | null; readonly decidedAt: string | null;
  readonly reason: string; readonly reports: number; readonly isOwnProposal: boolean; readonly pack: Pack;
  readonly changes: ReadonlyArray<Change>; readonly testFill: { readonly at: string; readonly fields: number;
  readonly equal: number; readonly differing: ReadonlyArray<string>; } | null; };
export type VisaDetails = { readonly fromDate: string; readonly toDate: string; readonly visaFrom: string;
  readonly visaTo: string; readonly nationality: string; readonly visaCategory: 'Tourism' | 'Business'
  | 'Student'; readonly visaType: string; };
export type Reviewer = { readonly reviewerUid: string; readonly reviewerName: string;
  readonly requestedAt: string; readonly verdict: 'approved' | 'returned' | null; readonly decidedAt: string
  | null; };
export type Review = { readonly state: 'none' | 'requested' | 'approved' | 'returned'; readonly round: number;
  readonly tasks: ReadonlyArray<Reviewer>; readonly sections: ReadonlyArray<{ readonly section: string;
  readonly verdict: 'approved' | 'returned'; readonly reviewerUid: string; }>; readonly lapsedAt: string
  | null; };
export type Summary = { readonly papersHave: number; readonly papersNeeded: number;
  readonly required: ReadonlyArray<string>; readonly missing: ReadonlyArray<string>;
  readonly sections: ReadonlyArray<string>; readonly answersMissing: number | null; readonly blocking: number;
  readonly warnings: number; readonly first: { readonly severity: 'blocking' | 'warning' | 'note';
  readonly title: { readonly en: string; readonly hi: string; }; } | null; readonly isFresh: boolean; };
export type Application = { readonly applicationUid: string; readonly applicantUid: string;
  readonly agentId: string | null; readonly agencyUid: string | null; readonly status: 'draft' | 'initiated'
  | 'form-data-collected' | 'package-ready' | 'online-form-completed' | 'submitted';
  readonly docIds: ReadonlyArray<string>; readonly visaDetails: VisaDetails;
  readonly applicationCreationKey: string | null; readonly visaAllocationStatus: 'PENDING' | 'APPROVED'
  | 'REJECTED' | 'WITHDRAWN'; readonly review: Review; readonly reference: string; readonly progress: 'COMPLETED'
  | 'DATA_COLLECTED' | 'FINISHED' | 'CONFIRMED' | null; readonly applicantName: string; readonly agentName: string
  | null; readonly destinationId: string | null; readonly tripUid: string | null; readonly partySize: number;
  readonly documentsNeeded: number; readonly situations: ReadonlyArray<string>; readonly isFormStarted: boolean;
  readonly hasPremiumCheck: boolean; readonly summary?: Summary | null; readonly lodgeBy: string | null;
  readonly lodgedReference: string | null; readonly lodgedOn: string | null; readonly outcomeOn: string | null;
  readonly outcomeReference: string | null; readonly hasReasons: boolean; readonly statusSince: string;
  readonly createdAt: string; readonly updatedAt: string; readonly version: number;
  readonly can: ReadonlyArray<'realm.settings' | 'agencyProvider.manage' | 'catalogue.manage'
  | 'distributor.manage' | 'agency.manage' | 'agency.requestExtension' | 'reviewer.manage' | 'agent.manage'
  | 'applicant.manage' | 'applicant.sendStartLink' | 'applicant.message' | 'application.read' | 'application.edit'
  | 'application.transfer' | 'application.sendForReview' | 'application.review' | 'application.outcome'
  | 'document.read' | 'document.edit' | 'document.verify' | 'consent.withdraw' | 'privacy.own' | 'applicant.erase'
  | 'realm.retention' | 'finding.accept' | 'package.build' | 'price.manage' | 'price.read' | 'quote.write'
  | 'invoice.manage' | 'billing.read' | 'analytics.read' | 'reviewer.choose' | 'notification.read' | 'home.read'
  | 'announcement.write' | 'secondFactor.reset' | 'extension.release' | 'extension.packs' | 'extension.fill'
  | 'audit.browse' | 'audit.read' | 'system.read' | 'integration.manage' | 'calendar.feed' | 'partnerLink.use'
  | 'account.self'>; };
export type ApplicationsOfAgencyReply = { readonly items: ReadonlyArray<Application>; readonly nextCursor: string
  | null; readonly total: number | null; readonly more: boolean; };
export type Review2 = { readonly state: 'none' | 'requested' | 'approved' | 'returned'; readonly lapsedAt: string
  | null; readonly tasks: ReadonlyArray<Reviewer>; };
export type Application2 = { readonly applicationUid: string; readonly reference: string;
  readonly applicantName: string; readonly agentName: string | null; readonly status: 'draft' | 'initiated'
  | 'form-data-collected' | 'package-ready' | 'online-form-completed' | 'submitted';
  readonly visaAllocationStatus: 'PENDING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN';
  readonly docIds: ReadonlyArray<string>; readonly documentsNeeded: number; readonly lodgeBy: string | null;
  readonly createdAt: string; readonly visaDetails: { readonly fromDate: string; readonly toDate: string;
  readonly visaTo: string; }; readonly review: Review2; readonly summary?: { readonly papersHave: number;
  readonly papersNeeded: number; readonly blocking: number; readonly warnings: number; } | null; };
export type ExportApplicationsReply = { readonly items: ReadonlyArray<Application2>; readonly isCut: boolean; };
export type Applicant = { readonly applicantUid: string; readonly firstName: string; readonly lastName: string;
  readonly email: string | null; readonly phone: string | null; readonly birthDate: string | null;
  readonly street: string | null; readonly city: string | null; readonly postcode: string | null;
  readonly passportMasked: string | null; readonly type: 'D2C' | 'B2B'; readonly agentId: string | null;
  readonly agentName: string | null; readonly addedBy: string | null; readonly hasAccount: boolean;
  readonly applications: number; readonly samePassport: number; readonly isOnHold: boolean;
  readonly createdAt: string; readonly version: number; readonly can: ReadonlyArray<'realm.settings'
  | 'agencyProvider.manage' | 'catalogue.manage' | 'distributor.manage' | 'agency.manage'
  | 'agency.requestExtension' | 'reviewer.manage' | 'agent.manage' | 'applicant.manage'
  | 'applicant.sendStartLink' | 'applicant.message' | 'application.read' | 'application.edit'
  | 'application.transfer' | 'application.sendForReview' | 'application.review' | 'application.outcome'
  | 'document.read' | 'document.edit' | 'document.verify' | 'consent.withdraw' | 'privacy.own' | 'applicant.erase'
  | 'realm.retention' | 'finding.accept' | 'package.build' | 'price.manage' | 'price.read' | 'quote.write'
  | 'invoice.manage' | 'billing.read' | 'analytics.read' | 'reviewer.choose' | 'notification.read' | 'home.read'
  | 'announcement.write' | 'secondFactor.reset' | 'extension.release' | 'extension.packs' | 'extension.fill'
  | 'audit.browse' | 'audit.read' | 'system.read' | 'integration.manage' | 'calendar.feed' | 'partnerLink.use'
  | 'account.self'>; };
export type ListAgentsQuery = { readonly limit?: string; readonly cursor?: string; readonly search?: string;
  readonly status?: string; readonly sort?: 'created' | '-created' | 'name' | '-name';
  readonly personUid?: string; };
export type Person = { readonly personUid: string; readonly firstName: string; readonly lastName: string;
  readonly email: string; readonly role: 'agent' | 'reviewer' | 'agency' | 'distributor' | 'admin';
  readonly status: 'active' | 'suspended'; readonly isInvited: boolean; readonly agencyUid: string | null;
  readonly agencyName: string | null; readonly openApplications: number; readonly lastActiveAt: string | null;
  readonly createdAt: string; readonly can: ReadonlyArray<'realm.settings' | 'agencyProvider.manage'
  | 'catalogue.manage' | 'distributor.manage' | 'agency.manage' | 'agency.requestExtension' | 'reviewer.manage'
  | 'agent.manage' | 'applicant.manage' | 'applicant.sendStartLink' | 'applicant.message' | 'application.read'
  | 'application.edit' | 'application.transfer' | 'application.sendForReview' | 'application.review'
  | 'application.outcome' | 'document.read' | 'document.edit' | 'document.verify' | 'consent.withdraw'
  | 'privacy.own' | 'applicant.erase' | 'realm.retention' | 'finding.accept' | 'package.build' | 'price.manage'
  | 'price.read' | 'quote.write' | 'invoice.manage' | 'billing.read' | 'analytics.read' | 'reviewer.choose'
  | 'notification.read' | 'home.read' | 'announcement.write' | 'secondFactor.reset' | 'extension.release'
  | 'extension.packs' | 'extension.fill' | 'audit.browse' | 'audit.read' | 'system.read' | 'integration.manage'
  | 'calendar.feed' | 'partnerLink.use' | 'account.self'>; };
export type ListAgentsReply = { readonly items: ReadonlyArray<Person>; readonly nextCursor: string | null;
  readonly total: number | null; readonly more: boolean; };
export type ExportAgentsReply = { readonly items: ReadonlyArray<Person>; readonly isCut: boolean; };
export type SuspendAgentReply = { readonly person: Person; readonly handedOver: number; };
export type Agency = { readonly agencyUid: string; readonly name: string; readonly type: 'SUPER_ADMIN' | 'AGENCY';
  readonly businessType: 'B2B' | 'B2B2C'; readonly status: 'active' | 'suspended'; readonly isInvited: boolean;
  readonly distributorUid: string | null; readonly distributorName: string | null; readonly agents: number;
  readonly reviewers: number; readonly openApplications: number; readonly pendingRequests: number;
  readonly createdAt: string; readonly can: ReadonlyArray<'realm.settings' | 'agencyProvider.manage'
  | 'catalogue.manage' | 'distributor.manage' | 'agency.manage' | 'agency.requestExtension' | 'reviewer.manage'
  | 'agent.manage' | 'applicant.manage' | 'applicant.sendStartLink' | 'applicant.message' | 'application.read'
  | 'application.edit' | 'application.transfer' | 'application.sendForReview' | 'application.review'
  | 'application.outcome' | 'document.read' | 'document.edit' | 'document.verify' | 'consent.withdraw'
  | 'privacy.own' | 'applicant.erase' | 'realm.retention' | 'finding.accept' | 'package.build' | 'price.manage'
  | 'price.read' | 'quote.write' | 'invoice.manage' | 'billing.read' | 'analytics.read' | 'reviewer.choose'
  | 'notification.read' | 'home.read' | 'announcement.write' | 'secondFactor.reset' | 'extension.release'
  | 'extension.packs' | 'extension.fill' | 'audit.browse' | 'audit.read' | 'system.read' | 'integration.manage'
  | 'calendar.feed' | 'partnerLink.use' | 'account.self'>; };
export type Distributor = { readonly distributorUid: string; readonly name: string; readonly type: 'SUPER_ADMIN'
  | 'DISTRIBUTOR'; readonly status: 'active' | 'suspended'; readonly agencies: number;
  readonly openApplications: number; readonly createdAt: string; readonly can: ReadonlyArray<'realm.settings'
  | 'agencyProvider.manage' | 'catalogue.manage' | 'distributor.manage' | 'agency.manage'
  | 'agency.requestExtension' | 'reviewer.manage' | 'agent.manage' | 'applicant.manage'
  | 'applicant.sendStartLink' | 'applicant.message' | 'application.read' | 'application.edit'
  | 'application.transfer' | 'application.sendForReview' | 'application.review' | 'application.outcome'
  | 'document.read' | 'document.edit' | 'document.verify' | 'consent.withdraw' | 'privacy.own' | 'applicant.erase'
  | 'realm.retention' | 'finding.accept' | 'package.build' | 'price.manage' | 'price.read' | 'quote.write'
  | 'invoice.manage' | 'billing.read' | 'analytics.read' | 'reviewer.choose' | 'notification.read' | 'home.read'
  | 'announcement.write' | 'secondFactor.reset' | 'extension.release' | 'extension.packs' | 'extension.fill'
  | 'audit.browse' | 'audit.read' | 'system.read' | 'integration.manage' | 'calendar.feed' | 'partnerLink.use'
  | 'account.self'>; };
export type Request = { readonly requestUid: string; readonly type: 'EXTENSION'; readonly status: 'APPROVED'
  | 'REJECTED' | 'PENDING'; readonly agencyUid: string; readonly agencyName: string; readonly people: number;
  readonly reason: string; readonly requestedByName: string; readonly requestedAt: string;
  readonly decisionReason: string | null; readonly decidedByName: string | null; readonly decidedAt: string
  | null; readonly can: ReadonlyArray<'realm.settings' | 'agencyProvider.manage' | 'catalogue.manage'
  | 'distributor.manage' | 'agency.manage' | 'agency.requestExtension' | 'reviewer.manage' | 'agent.manage'
  | 'applicant.manage' | 'applicant.sendStartLink' | 'applicant.message' | 'application.read' | 'application.edit'
  | 'application.transfer' | 'application.sendForReview' | 'application.review' | 'application.outcome'
  | 'document.read' | 'document.edit' | 'document.verify' | 'consent.withdraw' | 'privacy.own' | 'applicant.erase'
  | 'realm.retention' | 'finding.accept' | 'package.build' | 'price.manage' | 'price.read' | 'quote.write'
  | 'invoice.manage' | 'billing.read' | 'analytics.read' | 'reviewer.choose' | 'notification.read' | 'home.read'
  | 'announcement.write' | 'secondFactor.reset' | 'extension.release' | 'extension.packs' | 'extension.fill'
  | 'audit.browse' | 'audit.read' | 'system.read' | 'integration.manage' | 'calendar.feed' | 'partnerLink.use'
  | 'account.self'>; };
export type ListRequestsReply = { readonly items: ReadonlyArray<Request>; readonly nextCursor: string | null;
  readonly total: number | null; readonly more: boolean; };
export type Notification = { readonly notificationUid: string; readonly kind: 'transferred' | 'reviewReturned'
  | 'reviewApproved' | 'packageReady' | 'requestMade' | 'requestDecided' | 'announcement' | 'readLimit'
  | 'mentioned' | 'answered' | 'documentsMissing' | 'lodgeSoon'; readonly applicationUid: string | null;
  readonly reference: string | null; readonly requestUid: string | null; readonly about: string;
  readonly text: string; readonly announcementUid: string | null; readonly personName: string | null;
  readonly at: string; readonly readAt: string | null; };
export type Notifications = { readonly app: boolean; readonly mail: boolean; readonly push: boolean;
  readonly sms: boolean; readonly whatsapp: boolean; readonly often: 'atOnce' | 'daily'; };
export type Notifications2 = Readonly<Partial<Record<'transferred' | 'reviewReturned' | 'reviewApproved'
  | 'packageReady' | 'requestMade' | 'requestDecided' | 'announcement' | 'readLimit' | 'mentioned' | 'answered'
  | 'documentsMissing' | 'lodgeSoon', Notifications>>>;
export type NotificationTimes = { readonly timeZone: string; readonly summaryAt: string;
  readonly isQuiet: boolean; readonly quietFrom: string; readonly quietTo: string;
  readonly quietSunday: boolean; };
export type GetPreferencesReply = { readonly language: 'en' | 'hi'; readonly singleKeys: boolean;
  readonly notifications: Notifications2; readonly notificationTimes: NotificationTimes;
  readonly weeklyNumbers?: boolean; readonly notifyMe: ReadonlyArray<'staff' | 'insurance' | 'letter'>; };
export type View = { readonly viewUid: string; readonly list: 'applications' | 'applicants' | 'agents'
  | 'agencies' | 'distributors' | 'reviewers'; readonly name: string; readonly query: string;
  readonly isShared: boolean; readonly isMine: boolean; };
export type Push = { readonly isOffered: boolean; readonly publicKey: string; readonly devices: ReadonlyArray<{
  readonly deviceUid: string; readonly name: string; readonly addedAt: string; readonly usedAt: string
  | null; }>; };
export type GetChannelsReply = { readonly push: Push; readonly offered: ReadonlyArray<'sms' | 'whatsapp'>;
  readonly phone: { readonly ending: string; readonly confirmedAt: string; readonly stopped: ReadonlyArray<'sms'
  | 'whatsapp'>; } | null; };
export type Sms = { readonly isOn: boolean; readonly url: string; readonly account: string; readonly from: string;
  readonly hasToken: boolean; readonly callbackUrl: string; readonly sent: number; readonly failed: number;
  readonly lastCause: string | null; };
export type Whatsapp = { readonly isOn: boolean; readonly url: string; readonly phone: string;
  readonly template: string; readonly codeTemplate: string; readonly hasToken: boolean;
  readonly hasAppSecret: boolean; readonly hasVerifyToken: boolean; readonly callbackUrl: string;
  readonly sent: number; readonly failed: number; readonly lastCause: string | null; };
export type GetRealmChannelsReply = { readonly push: { readonly isOn: boolean; readonly devices: number;
  readonly sent: number; readonly failed: number; readonly lastCause: string | null; }; readonly sms: Sms;
  readonly whatsapp: Whatsapp; };
export type Rules = { readonly requireApproval: boolean; readonly selfSignUp: boolean;
  readonly secondFactorForStaff: boolean; readonly phoneForAgencyTravellers: boolean; readonly urgentDays: number;
  readonly soonDays: number; readonly retention: { readonly deletedDays: number; readonly finishedMonths: number;
  readonly documentsDays: number; readonly travellersMonths: number; }; };
export type GetRealmSettingsReply = { readonly displayName: string; readonly brandColor: string | null;
  readonly brandLogoImage: string | null; readonly brandFavicon: string | null; readonly support: {
  readonly phone: string; readonly email: string; readonly hours: string; readonly footer: string; };
  readonly rules: Rules; readonly domains: ReadonlyArray<{ readonly host: string; readonly isActive: boolean;
  readonly record: string | null; }>; };
export type Endpoint = { readonly isOn: boolean; readonly url: string; readonly model: string;
  readonly hasKey: boolean; readonly words: string; readonly agreedByName: string; readonly agreedAt: string; };
export type GetVisionEndpointReply = { readonly endpoint: Endpoint | null; };
export type Agency2 = { readonly agencyUid: string; readonly agencyName: string; readonly issuer: string;
  readonly clientId: string; readonly domains: ReadonlyArray<string>; readonly isOn: boolean;
  readonly returnAddress: string; readonly connected: number; readonly changedAt: string; };
export type ListAgencyProvidersReply = { readonly providers: ReadonlyArray<Agency2>;
  readonly others: ReadonlyArray<{ readonly agencyUid: string; readonly agencyName: string;
  readonly returnAddress: string; }>; };
export type Entry = { readonly key: string; readonly part: 'form' | 'checklist' | 'fees' | 'processing' | 'rule';
  readonly formIds: ReadonlyArray<string>; readonly ruleId: string | null; readonly title: { readonly en: string;
  readonly hi: string; } | null; readonly asks: { readonly en: string; readonly hi: string; } | null;
  readonly severity: 'blocking' | 'warning' | 'note' | null; readonly version: number | null;
  readonly count: number | null; readonly source: { readonly name: string; readonly url: string | null; };
  readonly confidence: 'low' | 'medium' | 'medium-high' | 'high' | null; readonly asOf: string | null;
  readonly verified: { readonly on: string; readonly source: string; readonly byName: string | null;
  readonly at: string; } | null; readonly ageDays: number | null; };
export type ListCatalogueReply = { readonly today: string; readonly entries: ReadonlyArray<Entry>; };
export type Change2 = { readonly kind: 'fieldAdded' | 'fieldRemoved' | 'fieldChanged' | 'sectionAdded'
  | 'sectionRemoved' | 'sectionChanged' | 'checklistAdded' | 'checklistRemoved' | 'checklistChanged'
  | 'ruleChanged'; readonly aspect?: 'label' | 'section' | 'type' | 'required' | 'options' | 'maxLength'
  | 'maxItems' | 'visibleWhen' | 'help' | 'autofill' | 'ref'; readonly id: string; readonly was: string | null;
  readonly became: string | null; };
export type Version = { readonly version: number; readonly changes: ReadonlyArray<Change2>; };
export type Problem = { readonly line: number | null; readonly path: string; readonly code: 'notJson' | 'tooDeep'
  | 'missing' | 'unknownWord' | 'wrongKind' | 'notOneOf' | 'wrongForm' | 'tooShort' | 'tooLong' | 'noBlock'
  | 'reference'; readonly text: string; };
export type CheckProposalReply = { readonly problems: ReadonlyArray<Problem>;
  readonly changes: ReadonlyArray<Change2>; readonly formIds: ReadonlyArray<string>; readonly isNew: boolean;
  readonly touched: ReadonlyArray<{ readonly formId: string; readonly formVersion: number;
  readonly status: string; readonly count: number; }>; };
export type Proposal = { readonly proposalUid: string; readonly target: string; readonly note: string;
  readonly state: 'open' | 'withdrawn' | 'taken'; readonly byName: string | null; readonly at: string;
  readonly decidedByName: string | null; readonly decidedAt: string | null; readonly changes: number; };
export type Item = { readonly formId: string; readonly key: string; readonly kind: 'fee' | 'time' | 'passport'
  | 'photo' | 'singleName' | 'visaType' | 'document' | 'advice' | 'question' | 'site'; readonly count: number;
  readonly value: unknown; readonly sha256: string; readonly source: { readonly title: string;
  readonly url: string | null; readonly kind: 'law' | 'authority' | 'centre' | 'secondary'; readonly date: string
  | null; } | null; readonly note: string | null; readonly confidence: 'low' | 'medium' | 'high';
  readonly checkedOn: string | null; readonly checkedBy: string | null; readonly nextCheck: string | null;
  readonly isDue: boolean; readonly isChanged: boolean; readonly isProposed: boolean;
  readonly openApplications: number; };
export type Change3 = { readonly changeUid: string; readonly kind: 'edit' | 'import'; readonly state: 'proposed'
  | 'approved' | 'declined' | 'withdrawn'; readonly formIds: ReadonlyArray<string>; readonly key: string | null;
  readonly count: number; readonly note: string; readonly byName: string | null; readonly isOwn: boolean;
  readonly at: string; readonly decidedByName: string | null; readonly decidedAt: string | null;
  readonly decision: string | null; };
export type Fact = { readonly key: string; readonly was: unknown; readonly became: unknown; readonly source: {
  readonly title: string; readonly url: string | null; readonly kind: 'law' | 'authority' | 'centre'
  | 'secondary'; readonly date: string | null; } | null; };
export type Rule = { readonly id: string; readonly title: { readonly en: string; readonly hi: string; };
  readonly was: { readonly en: string; readonly hi: string; } | null; readonly became: { readonly en: string;
  readonly hi: string; } | null; readonly count: number; };
export type PreviewFactChangeReply = { readonly formId: string; readonly problems: ReadonlyArray<{
  readonly key: string; readonly path: string; readonly text: string; }>; readonly facts: ReadonlyArray<Fact>;
  readonly applications: ReadonlyArray<{ readonly status: string; readonly count: number; }>;
  readonly movedDays: number; readonly safeDays: ReadonlyArray<{ readonly was: string | null;
  readonly became: string | null; readonly count: number; }>; readonly rules: ReadonlyArray<Rule>; };
export type Blank = { readonly blankUid: string; readonly formId: string; readonly title: string;
  readonly source: string; readonly editionOn: string; readonly fileName: string; readonly state: 'draft'
  | 'published' | 'retired'; readonly pageCount: number; readonly fieldCount: number; readonly openCount: number;
  readonly createdAt: string; readonly createdByName: string | null; readonly publishedAt: string | null;
  readonly publishedByName: string | null; };
export type Destination = { readonly formId: string; readonly form: 'official' | 'schengen' | 'copy';
  readonly blanks: ReadonlyArray<Blank>; };
export type ListBlanksReply = { readonly today: string; readonly destinations: ReadonlyArray<Destination>; };
export type Field3 = { readonly id: string; readonly kind: 'text' | 'tick' | 'signature'; readonly origin: 'pdf'
  | 'drawn'; readonly area: { readonly page: number; readonly left: number; readonly top: number;
  readonly width: number; readonly height: number; }; readonly isMultiline: boolean; readonly cells: number
  | null; readonly label: string; readonly heading: string; readonly hint: string; };
export type Use = { readonly as: 'answer'; readonly questions: ReadonlyArray<string>; readonly written: 'asIs'
  | 'capitals' | 'dd/mm/yyyy' | 'dd-mm-yyyy' | 'dd.mm.yyyy' | 'yyyy-mm-dd' | 'yyyy/mm/dd' | 'ddmmyyyy' | 'day'
  | 'month' | 'year' | 'line'; };
export type Match = { readonly fieldId: string; readonly use: Use | { readonly as: 'tick';
  readonly question: string; readonly option: string; } | { readonly as: 'fixed'; readonly text: string; } | {
  readonly as: 'empty'; }; readonly confidence: number; readonly isConfirmed: boolean; };
export type Question = { readonly ref: string; readonly label: string; readonly section: string;
  readonly type: string; readonly options: ReadonlyArray<string> | null; readonly box: string | null; };
export type Blank2 = { readonly blankUid: string; readonly formId: string; readonly title: string;
  readonly source: string; readonly editionOn: string; readonly fileName: string; readonly state: 'draft'
  | 'published' | 'retired'; readonly pageCount: number; readonly fieldCount: number; readonly openCount: number;
  readonly createdAt: string; readonly createdByName: string | null; readonly publishedAt: string | null;
  readonly publishedByName: string | null; readonly version: number; readonly pages: ReadonlyArray<{
  readonly width: number; readonly height: number; }>; readonly fields: ReadonlyArray<Field3>;
  readonly matches: ReadonlyArray<Match>; readonly questions: ReadonlyArray<Question>;
  readonly unasked: ReadonlyArray<string>; };
export type Document = { readonly docId: string; readonly applicantUid: string; readonly fileName: string;
  readonly docFields: Readonly<Record<string, unknown>>; readonly category: 'Passport' | 'Proof of Funds'
  | 'Insurance' | 'Proof of Travel' | 'Letter' | 'Proof of Employment' | 'Photo' | 'Other' | 'National ID'
  | 'Proof of Status' | 'Proof of Relationship' | 'Proof of Marital Status' | 'Proof of Address';
  readonly categoryOutcome: 'accept' | 'confirm'; readonly kind: string | null;
  readonly processedFieldsByCategory: Readonly<Record<string, ReadonlyArray<{
  readonly isVerifiedByAgent?: boolean; readonly isPrimaryRecommended?: boolean; }>>>; readonly state: 'uploaded'
  | 'scanned' | 'rendered' | 'read' | 'classified' | 'extracted' | 'checked' | 'rejected' | 'failed';
  readonly reason: 'infected' | 'notWhatItSays' | 'activeContent' | 'damaged' | 'tooManyPages' | 'tooManyPixels'
  | 'passwordNeeded' | 'tooSlow' | null; readonly retake: ReadonlyArray<'blur' | 'glare' | 'cutEdge' | 'tooSmall'
  | 'tooDark' | 'noMrz' | 'unreadable'>; readonly toConfirm: number; readonly pages: number;
  readonly isPrimary: boolean; readonly isVerifiedByAgent: boolean; readonly belonging: 'own' | 'other'
  | 'unclear'; readonly belongsTo: { readonly applicantUid: string; readonly name: string; } | null;
  readonly ownerQuestion: { readonly kind: 'similar' | 'different' | 'sameName'; readonly name: string;
  readonly sex: 'F' | 'M' | null; } | null; readonly singleName: { readonly name: string;
  readonly readAs: 'surname' | 'givenNames'; } | null; readonly thumbnailUrl: string | null;
  readonly version: number; readonly createdAt: string; readonly can: ReadonlyArray<string>; };
export type ProcessDocsReply = { readonly documents: ReadonlyArray<Document>; readonly refused: ReadonlyArray<{
  readonly fileName: string; readonly code: string; readonly message: string; readonly docId: string
  | null; }>; };
export type PrimaryDocumentsReply = { readonly documents: ReadonlyArray<Document>; };
export type Operation = { readonly op: 'perspective'; readonly corners: readonly [readonly [number, number],
  readonly [number, number], readonly [number, number], readonly [number, number]]; };
export type Part = { readonly category: 'Passport' | 'Proof of Funds' | 'Insurance' | 'Proof of Travel' | 'Letter'
  | 'Proof of Employment' | 'Photo' | 'Other' | 'National ID' | 'Proof of Status' | 'Proof of Relationship'
  | 'Proof of Marital Status' | 'Proof of Address'; readonly pageIndexes: ReadonlyArray<number>; };
export type DocumentData = { readonly docId: string; readonly parts: ReadonlyArray<Part>; };
export type Consent = { readonly purpose: 'readDocuments' | 'readElsewhere' | 'shareWithAgency';
  readonly version: number; readonly language: 'en' | 'hi'; readonly text: string; readonly givenByName: string;
  readonly at: string; readonly withdrawnAt: string | null; };
export type Page3 = { readonly pageUid: string; readonly width: number; readonly height: number;
  readonly operations: ReadonlyArray<{ readonly op: 'rotate'; readonly degrees: 90 | 180 | 270; } | {
  readonly op: 'crop'; readonly left: number; readonly top: number; readonly width: number;
  readonly height: number; } | Operation | { readonly op: 'straighten'; readonly degrees: number;
  readonly ratio: number; } | { readonly op: 'light'; readonly brightness: number; readonly contrast: number; }>;
  readonly imageUrl: string; readonly thumbnailUrl: string; readonly sameAs: { readonly docId: string;
  readonly pageUid: string; } | null; };
export type Document2 = { readonly docId: string; readonly category: 'Passport' | 'Proof of Funds' | 'Insurance'
  | 'Proof of Travel' | 'Letter' | 'Proof of Employment' | 'Photo' | 'Other' | 'National ID' | 'Proof of Status'
  | 'Proof of Relationship' | 'Proof of Marital Status' | 'Proof of Address'; readonly categoryOutcome: 'accept'
  | 'confirm'; readonly kind: string | null; readonly state: 'uploaded' | 'scanned' | 'rendered' | 'read'
  | 'classified' | 'extracted' | 'checked' | 'rejected' | 'failed'; readonly reason: 'infected' | 'notWhatItSays'
  | 'activeContent' | 'damaged' | 'tooManyPages' | 'tooManyPixels' | 'passwordNeeded' | 'tooSlow' | null;
  readonly retake: ReadonlyArray<'blur' | 'glare' | 'cutEdge' | 'tooSmall' | 'tooDark' | 'noMrz' | 'unreadable'>;
  readonly toConfirm: number; readonly isPrimary: boolean; readonly version: number;
  readonly can: ReadonlyArray<string>; readonly fileName: string; readonly isUnsure: boolean;
  readonly pages: ReadonlyArray<Page3>; };
export type Applicant2 = { readonly applicantUid: string; readonly name: string;
  readonly arrangementVersion: number; readonly documents: ReadonlyArray<Document2>; };
export type Operation2 = { readonly operationUid: string; readonly step: 'move' | 'moveToNew' | 'edit' | 'rotate'
  | 'remove' | 'categorise' | 'place' | 'discard' | 'undo'; readonly undoes: string | null;
  readonly undoneBy: string | null; readonly pages: number; readonly at: string; };
export type Lesson = { readonly lessonUid: string; readonly category: 'Passport' | 'Proof of Funds' | 'Insurance'
  | 'Proof of Travel' | 'Letter' | 'Proof of Employment' | 'Photo' | 'Other' | 'National ID' | 'Proof of Status'
  | 'Proof of Relationship' | 'Proof of Marital Status' | 'Proof of Address'; readonly kind: string | null;
  readonly was: string | null; readonly isUsed: boolean; readonly taughtByName: string;
  readonly taughtAt: string; };
export type ListCategoryLessonsReply = { readonly lessons: ReadonlyArray<Lesson>; };
export type Source = { readonly from: 'document'; readonly docId: string; readonly fileName: string;
  readonly category: 'Passport' | 'Proof of Funds' | 'Insurance' | 'Proof of Travel' | 'Letter'
  | 'Proof of Employment' | 'Photo' | 'Other' | 'National ID' | 'Proof of Status' | 'Proof of Relationship'
  | 'Proof of Marital Status' | 'Proof of Address'; readonly kind: string | null; readonly field: string;
  readonly value: string; readonly raw: string; readonly outcome: 'accept' | 'confirm' | 'retake';
  readonly isConfirmed: boolean; readonly pageUid: string; readonly pageIndex: number;
  readonly polygon: ReadonlyArray<readonly [number, number]>; };
export type Answers = { readonly value: string | ReadonlyArray<string>
  | ReadonlyArray<Readonly<Record<string, string | ReadonlyArray<string>>>>; readonly act: 'confirmed' | 'edited'
  | 'declared'; readonly version: number; readonly was: string | ReadonlyArray<string>
  | ReadonlyArray<Readonly<Record<string, string | ReadonlyArray<string>>>> | null; readonly source: Source | {
  readonly from: 'application' | 'profile' | 'answer' | 'carried'; readonly name: string; readonly value: string;
  } | null; readonly byName: string | null; readonly at: string; };
export type Answers2 = Readonly<Record<string, Answers>>;
export type Choice = { readonly value: string | ReadonlyArray<string>
  | ReadonlyArray<Readonly<Record<string, string | ReadonlyArray<string>>>>;
  readonly sources: ReadonlyArray<Source | { readonly from: 'application' | 'profile' | 'answer' | 'carried';
  readonly name: string; readonly value: string; }>; };
export type Proposals = { readonly certain: boolean; readonly doubt?: 'owner' | 'singleName';
  readonly choices: ReadonlyArray<Choice>; };
export type Proposals2 = Readonly<Record<string, Proposals>>;
export type Application3 = { readonly applicationUid: string; readonly applicantUid: string;
  readonly formId: string; readonly formVersion: number; readonly definition: Readonly<Record<string, unknown>>
  | null; readonly newer: Version | null; readonly context: Readonly<Record<string, string>>;
  readonly answers: Answers2; readonly proposals: Proposals2; readonly askConsulate?: 'surname' | 'givenNames';
  readonly isReadOnly: boolean; readonly openSections: ReadonlyArray<string> | null; readonly declaration: {
  readonly at: string; readonly byName: string | null; } | null; readonly status: string;
  readonly version: number; };
export type Words = { readonly en: { readonly title: string; readonly text: string; readonly remedy: string; };
  readonly hi: { readonly title: string; readonly text: string; readonly remedy: string; }; };
export type Evidence = { readonly from: 'missing'; readonly category: 'Passport' | 'Proof of Funds' | 'Insurance'
  | 'Proof of Travel' | 'Letter' | 'Proof of Employment' | 'Photo' | 'Other' | 'National ID' | 'Proof of Status'
  | 'Proof of Relationship' | 'Proof of Marital Status' | 'Proof of Address'; readonly title: string; };
export type Remedy = { readonly kind: 'addDocument' | 'replaceDocument' | 'retake' | 'confirmValue'
  | 'changeAnswer' | 'changeDates' | 'none'; readonly category: 'Passport' | 'Proof of Funds' | 'Insurance'
  | 'Proof of Travel' | 'Letter' | 'Proof of Employment' | 'Photo' | 'Other' | 'National ID' | 'Proof of Status'
  | 'Proof of Relationship' | 'Proof of Marital Status' | 'Proof of Address' | null; readonly docId: string
  | null; readonly field: string | null; };
export type Source2 = { readonly name: string; readonly url: string | null; readonly kind: 'law' | 'authority'
  | 'centre' | 'secondary' | 'comparison' | 'practice' | 'unknown'; readonly date: string | null; };
export type Finding = { readonly key: string; readonly rule: string; readonly severity: 'blocking' | 'warning'
  | 'note'; readonly status: 'fails' | 'unknown'; readonly words: Words; readonly evidence: ReadonlyArray<Source
  | { readonly from: 'application' | 'profile' | 'answer' | 'carried'; readonly name: string;
  readonly value: string; } | Evidence>; readonly days: { readonly first: string; readonly last: string;
  readonly uncovered: ReadonlyArray<string>; readonly unit: 'days' | 'nights'; } | null; readonly remedy: Remedy;
  readonly fields: ReadonlyArray<string>; readonly source: Source2; readonly verifiedOn: string | null;
  readonly isStale: boolean; readonly mayAccept: boolean; readonly accepted: { readonly reason: string;
  readonly byName: string | null; readonly at: string; } | null; };
export type Application4 = { readonly applicationUid: string; readonly today: string;
  readonly findings: ReadonlyArray<Finding>; readonly judged: number; };
export type File2 = { readonly name: string; readonly title: string; readonly category: 'Passport'
  | 'Proof of Funds' | 'Insurance' | 'Proof of Travel' | 'Letter' | 'Proof of Employment' | 'Photo' | 'Other'
  | 'National ID' | 'Proof of Status' | 'Proof of Relationship' | 'Proof of Marital Status' | 'Proof of Address'
  | null; readonly mediaType: string; readonly bytes: number; readonly pages: number | null;
  readonly sha256: string; readonly note: string | null; };
export type Package = { readonly packageUid: string; readonly applicationUid: string; readonly state: 'waiting'
  | 'building' | 'ready' | 'failed'; readonly progress: { readonly stage: 'collecting' | 'documents' | 'form'
  | 'photo' | 'sealing'; readonly done: number; readonly of: number; } | null; readonly packageId: string | null;
  readonly fileName: string | null; readonly bytes: number | null; readonly form: 'schengen' | 'official' | 'copy'
  | null; readonly files: ReadonlyArray<File2>; readonly askedAt: string; readonly askedByName: string | null;
  readonly builtAt: string | null; readonly outdatedAt: string | null; };
export type Line = { readonly fact: 'passportNumber' | 'name' | 'nationality' | 'dateOfBirth' | 'country'
  | 'visaType' | 'validFrom' | 'validUntil' | 'stay' | 'entries' | 'visaNumber'; readonly status: 'same'
  | 'differs' | 'short' | 'unread'; readonly onVisa: Source | null; readonly asked: ReadonlyArray<Source | {
  readonly from: 'application' | 'profile' | 'answer' | 'carried'; readonly name: string; readonly value: string;
  } | Evidence>; readonly words: { readonly en: string; readonly hi: string; }; };
export type GetGrantReply = { readonly docId: string | null; readonly state: 'none' | 'reading' | 'read'
  | 'unreadable'; readonly fileName: string | null; readonly lines: ReadonlyArray<Line>;
  readonly differences: number; readonly seenAt: string | null; };
export type Seller = { readonly legalName: string; readonly address: string; readonly state: '10' | '11' | '12'
  | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '26' | '27' | '29' | '30'
  | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '38' | '04' | '07' | '06' | '02' | '01' | '03' | '08' | '09'
  | '05'; readonly gstin: string | null; readonly paymentNote: string; readonly isShared: boolean; };
export type Line2 = { readonly kind: 'government' | 'centre' | 'service'; readonly label: string;
  readonly visaType: string | null; readonly amount: number; readonly currency: 'INR' | 'AED' | 'AUD' | 'AZN'
  | 'CAD' | 'CHF' | 'EUR' | 'GBP' | 'IDR' | 'JPY' | 'KWD' | 'NZD' | 'OMR' | 'SGD' | 'THB' | 'TRY' | 'USD' | 'VND'
  | 'ZAR'; readonly per: 'traveller' | 'application'; readonly ageFrom: number | null; readonly ageUnder: number
  | null; readonly gstRate: number; readonly taxCode: string; };
export type List = { readonly formId: string; readonly lines: ReadonlyArray<Line2>; readonly version: number;
  readonly changedAt: string; };
export type Rate = { readonly currency: 'AED' | 'AUD' | 'AZN' | 'CAD' | 'CHF' | 'EUR' | 'GBP' | 'IDR' | 'JPY'
  | 'KWD' | 'NZD' | 'OMR' | 'SGD' | 'THB' | 'TRY' | 'USD' | 'VND' | 'ZAR'; readonly rateMicros: number;
  readonly on: string; readonly enteredBy: string; readonly enteredAt: string; };
export type Agency3 = { readonly agencyUid: string; readonly agencyName: string; readonly today: string;
  readonly seller: Seller | null; readonly sellerVersion: number; readonly lists: ReadonlyArray<List>;
  readonly rates: ReadonlyArray<Rate>; };
export type Billing = { readonly billingUid: string; readonly kind: 'invoice' | 'receipt' | 'creditNote';
  readonly number: string; readonly issuedOn: string; readonly amount: number; readonly aboutUid: string | null;
  readonly isCancelled: boolean; readonly method: 'upi' | 'bankTransfer' | 'card' | 'cash' | 'cheque' | null;
  readonly paidOn: string | null; readonly isPrinted: boolean; readonly reference: string | null; };
export type Line3 = { readonly kind: 'government' | 'centre' | 'service'; readonly label: string;
  readonly per: 'traveller' | 'application'; readonly quantity: number; readonly price: number;
  readonly currency: 'INR' | 'AED' | 'AUD' | 'AZN' | 'CAD' | 'CHF' | 'EUR' | 'GBP' | 'IDR' | 'JPY' | 'KWD' | 'NZD'
  | 'OMR' | 'SGD' | 'THB' | 'TRY' | 'USD' | 'VND' | 'ZAR'; readonly rateMicros: number | null;
  readonly rateOn: string | null; readonly unit: number; readonly amount: number; readonly taxCode: string;
  readonly gstRate: number; readonly cgst: number; readonly sgst: number; readonly igst: number; };
export type Body = { readonly formId: string; readonly visaType: string; readonly travellers: number;
  readonly unknownAges: number; readonly sellerState: string; readonly customerState: string;
  readonly isTaxed: boolean; readonly lines: ReadonlyArray<Line3>; readonly net: number; readonly cgst: number;
  readonly sgst: number; readonly igst: number; readonly total: number; };
export type Quote = { readonly quoteUid: string; readonly state: 'open' | 'accepted' | 'withdrawn';
  readonly body: Body; readonly createdBy: string; readonly createdAt: string; readonly acceptedAt: string
  | null; };
export type GetBillingReply = { readonly isSetUp: boolean; readonly sellerState: string | null;
  readonly today: string; readonly quotes: ReadonlyArray<Quote>; readonly documents: ReadonlyArray<Billing>;
  readonly balance: { readonly invoiced: number; readonly paid: number; readonly due: number; };
  readonly can: ReadonlyArray<'realm.settings' | 'agencyProvider.manage' | 'catalogue.manage'
  | 'distributor.manage' | 'agency.manage' | 'agency.requestExtension' | 'reviewer.manage' | 'agent.manage'
  | 'applicant.manage' | 'applicant.sendStartLink' | 'applicant.message' | 'application.read' | 'application.edit'
  | 'application.transfer' | 'application.sendForReview' | 'application.review' | 'application.outcome'
  | 'document.read' | 'document.edit' | 'document.verify' | 'consent.withdraw' | 'privacy.own' | 'applicant.erase'
  | 'realm.retention' | 'finding.accept' | 'package.build' | 'price.manage' | 'price.read' | 'quote.write'
  | 'invoice.manage' | 'billing.read' | 'analytics.read' | 'reviewer.choose' | 'notification.read' | 'home.read'
  | 'announcement.write' | 'secondFactor.reset' | 'extension.release' | 'extension.packs' | 'extension.fill'
  | 'audit.browse' | 'audit.read' | 'system.read' | 'integration.manage' | 'calendar.feed' | 'partnerLink.use'
  | 'account.self'>; };
export type Verdict = { readonly check: 'oneFace' | 'headSize' | 'eyeLine' | 'tilt' | 'turned' | 'eyesOpen'
  | 'background' | 'shadow' | 'glare' | 'sharpness' | 'pixels' | 'room'; readonly status: 'good' | 'look' | 'bad'
  | 'unknown'; readonly measured: string | null; readonly wanted: string | null; };
export type Cut = { readonly polygon: ReadonlyArray<readonly [number, number]>; readonly widthPx: number;
  readonly heightPx: number; readonly widthMm: number | null; readonly heightMm: number | null;
  readonly headHeightPercent: number; readonly eyeLinePercent: number; readonly crown: number;
  readonly chin: number; };
export type GetPhotoReply = { readonly docId: string; readonly isNeeded: boolean; readonly isUsable: boolean;
  readonly verdicts: ReadonlyArray<Verdict>; readonly cut: Cut | null; readonly nudge: { readonly x: number;
  readonly y: number; readonly zoom: number; } | null; readonly url: string | null; readonly bytes: number | null;
  readonly maxKb: number | null; readonly background: string | null; readonly note: string; };
export type ListHoldsReply = { readonly holds: ReadonlyArray<{ readonly holdUid: string;
  readonly reference: string; readonly reason: string; readonly placedByName: string;
  readonly placedAt: string; }>; };
export type Document3 = { readonly docId: string; readonly category: 'Passport' | 'Proof of Funds' | 'Insurance'
  | 'Proof of Travel' | 'Letter' | 'Proof of Employment' | 'Photo' | 'Other' | 'National ID' | 'Proof of Status'
  | 'Proof of Relationship' | 'Proof of Marital Status' | 'Proof of Address'; };
export type Item2 = { readonly entryNumber: number; readonly at: string; readonly kind: 'read' | 'change'
  | 'refused'; readonly action: string; readonly personName: string; readonly role: string;
  readonly companyName: string | null; readonly purpose: string; readonly fields: ReadonlyArray<string>;
  readonly subjectName: string; readonly applicantUid: string | null; readonly applicantName: string;
  readonly reference: string; };
export type TrailCheckReply = { readonly state: 'none' | 'running' | 'whole' | 'broken'; readonly entries: number;
  readonly total: number; readonly checkedAt: string | null; readonly fault: { readonly what: 'changed'
  | 'missing' | 'order' | 'anchor'; readonly entryNumber: number; } | null; };
export type Key = { readonly keyUid: string; readonly name: string; readonly agencyName: string | null;
  readonly beginning: string; readonly ending: string; readonly scopes: ReadonlyArray<'applications.read'
  | 'applications.write' | 'applicants.read' | 'applicants.write' | 'documents.read' | 'documents.add'
  | 'agencies.read'>; readonly personName: string; readonly createdAt: string; readonly expiresAt: string;
  readonly usedAt: string | null; readonly isUnused: boolean; readonly endsSoon: boolean; };
export type ListApiKeysReply = { readonly keys: ReadonlyArray<Key>; readonly most: number; };
export type Endpoint2 = { readonly endpointUid: string; readonly name: string; readonly agencyName: string | null;
  readonly url: string; readonly events: ReadonlyArray<'application.created' | 'application.status'
  | 'application.returned' | 'application.approved' | 'application.outcome' | 'application.transferred'
  | 'application.deleted' | 'application.restored' | 'documents.read' | 'package.ready'>;
  readonly isPaused: boolean; readonly isPausedByUs: boolean; readonly failingSince: string | null;
  readonly latest: ReadonlyArray<'waiting' | 'delivered' | 'parked'>; readonly failed: number;
  readonly deliveredShare: number | null; readonly waiting: number; readonly parked: number;
  readonly isReplaying: boolean; };
export type ListWebhooksReply = { readonly endpoints: ReadonlyArray<Endpoint2>; readonly most: number; };
export type Delivery = { readonly deliveryUid: string; readonly eventUid: string;
  readonly event: 'application.created' | 'application.status' | 'application.returned' | 'application.approved'
  | 'application.outcome' | 'application.transferred' | 'application.deleted' | 'application.restored'
  | 'documents.read' | 'package.ready'; readonly reference: string; readonly at: string; readonly state: 'waiting'
  | 'delivered' | 'parked'; readonly tries: number; readonly triedAt: string | null; readonly nextAt: string
  | null; readonly status: number | null; readonly cause: 'status' | 'redirect' | 'timeout' | 'connection'
  | 'address' | 'reply' | null; readonly tookMs: number | null; };
export type Trip = { readonly visaTo: string; readonly visaFrom: string; readonly nationality: string;
  readonly visaCategory: 'Tourism' | 'Business' | 'Student'; readonly visaType: string; readonly fromDate: string
  | null; readonly toDate: string | null; readonly days: number | null; };
export type Link = { readonly linkUid: string; readonly name: string; readonly agencyName: string;
  readonly trip: Trip; readonly state: 'open' | 'paused' | 'expired' | 'usedUp'; readonly expiresAt: string
  | null; readonly mostUses: number | null; readonly uses: number; readonly started: number;
  readonly usedAt: string | null; readonly createdAt: string; };
export type ListPartnerLinksReply = { readonly links: ReadonlyArray<Link>; readonly most: number;
  readonly agencyName: string; };

export interface Calls {
  /** Realm configuration by path segment; "default" is the realm of the root path */
  readonly realmByPath: {
    readonly params: { readonly tenantPath: string; };
    readonly reply: RealmByPathReply;
  };
  /** Realm configuration by the origin of a custom host */
  readonly realmByHost: {
    readonly body: { readonly maskedUrl: string; };
    readonly reply: RealmByPathReply;
  };
  /** Is this access token, or this single-use hand-off code, good in this realm? */
  readonly validateToken: {
    readonly body: { readonly accessToken: string; };
    readonly reply: { readonly tokenValid: boolean; readonly userData?: { readonly id: string;
      readonly role: ReadonlyArray<'admin' | 'agency' | 'agent' | 'applicant' | 'reviewer' | 'distributor'>; };
      readonly tokens?: { readonly access_token: string; readonly refresh_token: string;
      readonly expires_in: number; readonly refresh_expires_in: number; }; };
  };
  /** Sign in with username and password; newPassword answers a required change */
  readonly login: {
    readonly body: { readonly username: string; readonly password: string; readonly newPassword?: string; };
    readonly reply: LoginReply;
  };
  /** Sign in with the code of the identity provider’s login page and its PKCE verifier */
  readonly exchangeCode: {
    readonly body: { readonly code: string; readonly codeVerifier: string; readonly redirectUri: string;
      readonly via?: 'login' | 'passkey'; };
    readonly reply: LoginReply;
  };
  /** Finish a sign-in with the code of the authenticator app or a recovery code; the first code also sets the app up */
  readonly completeSignIn: {
    readonly body: { readonly signInUid: string; readonly code: string; readonly trustDevice?: boolean; };
    readonly reply: { readonly tokens: { readonly access_token: string; readonly refresh_token: string;
      readonly expires_in: number; readonly refresh_expires_in: number; }; readonly userData: {
      readonly id: string; readonly role: ReadonlyArray<'admin' | 'agency' | 'agent' | 'applicant' | 'reviewer'
      | 'distributor'>; }; readonly recoveryCodes?: ReadonlyArray<string>; };
  };
  /** Enter the password, or a code of the authenticator app, for calls that need a recent sign-in */
  readonly confirmSignIn: {
    readonly body: { readonly password: string; } | { readonly code: string; };
    readonly reply: { readonly ok: true; };
  };
  /** End the session of this refresh handle; a dead handle is no error */
  readonly logout: {
    readonly body: { readonly refreshToken: string; };
    readonly reply: { readonly ok: true; };
  };
  /** Exchange a refresh handle for the next one and a fresh access token */
  readonly refreshToken: {
    readonly body: { readonly refreshToken: string; };
    readonly reply: { readonly access_token: string; readonly refresh_token: string; readonly expires_in: number;
      readonly refresh_expires_in: number; };
  };
  /** Send a link for a new password; the reply is the same whether the account exists or not */
  readonly forgotPassword: {
    readonly body: { readonly email: string; };
    readonly reply: { readonly ok: true; };
  };
  /** Set a new password with the code of a forgotten-password mail */
  readonly resetPassword: {
    readonly body: { readonly code: string; readonly newPassword: string; };
    readonly reply: { readonly ok: true; };
  };
  /**
   * Ask for an account of a direct traveller, or of one who came through an agency’s start link; the reply is the same
   * whether the address has one or not
   */
  readonly signUp: {
    readonly body: { readonly signUpUid: string; readonly name: string; readonly email: string;
      readonly password: string; readonly language: 'en' | 'hi'; readonly acceptsTerms: 1;
      readonly acceptsReading: true; readonly partner?: { readonly key: string; readonly agencyName: string;
      readonly acceptsAgency: 1; }; };
    readonly reply: { readonly codeSeconds: number; readonly resendSeconds: number; };
  };
  /** Send a new code; the earlier one stops working */
  readonly resendSignUpCode: {
    readonly body: { readonly signUpUid: string; };
    readonly reply: { readonly codeSeconds: number; readonly resendSeconds: number; };
  };
  /** Create the account with the code from the email */
  readonly confirmSignUp: {
    readonly body: { readonly signUpUid: string; readonly code: string; };
    readonly reply: { readonly ok: true; };
  };
  /** A single-use code, good for 60 seconds, that carries this session to another window or device */
  readonly createHandoffCode: {
    readonly body: { readonly refreshToken: string; };
    readonly reply: { readonly code: string; readonly expiresIn: number; };
  };
  /** The profile of the signed-in person; id must be theirs */
  readonly getProfile: {
    readonly query?: { readonly id?: string; readonly role?: 'admin' | 'agency' | 'agent' | 'applicant'
      | 'reviewer' | 'distributor'; };
    readonly reply: GetProfileReply;
  };
  /** Is there a newer extension for this realm than the one installed? */
  readonly extensionCheck: {
    readonly query: { readonly currentVersion: string; };
    readonly reply: { readonly updateAvailable: boolean; readonly isCritical: boolean; };
  };
  /** Publish an extension version for the admin's own realm */
  readonly extensionCreate: {
    readonly body: { readonly version: string; readonly isCritical?: boolean; readonly notes?: string; };
    readonly reply: { readonly version: string; readonly isCritical: boolean; readonly notes: string; };
  };
  /** Versions of the extension published in this realm, newest first, with hash and signature of the archive */
  readonly listExtensionReleases: {
    readonly reply: { readonly items: ReadonlyArray<{ readonly version: string; readonly isCritical: boolean;
      readonly notes: string; readonly createdAt: string; readonly byName: string | null; readonly archive: {
      readonly bytes: number; readonly sha256: string; readonly keyId: string; readonly signature: string; }
      | null; }>; };
  };
  /** An extension asks for a connection and receives the code that its panel shows */
  readonly beginPairing: {
    readonly body: { readonly secretSha256: string; readonly browser: string; readonly version: string; };
    readonly reply: { readonly pairingUid: string; readonly code: string; readonly expiresAt: string; };
  };
  /** The extension asks whether its code was accepted, and receives its grant once */
  readonly claimPairing: {
    readonly body: { readonly pairingUid: string; readonly secret: string; };
    readonly reply: { readonly state: 'waiting'; } | { readonly state: 'refused'; } | { readonly state: 'paired';
      readonly grant: string; readonly expiresAt: string; readonly person: { readonly name: string;
      readonly role: 'admin' | 'agency' | 'agent' | 'applicant' | 'reviewer' | 'distributor';
      readonly language: 'en' | 'hi'; }; readonly realm: { readonly path: string; readonly name: string;
      readonly brandColor: string; }; readonly keys: ReadonlyArray<{ readonly keyId: string;
      readonly publicKey: string; }>; };
  };
  /** The browser that shows this code, so that a person can compare before connecting it */
  readonly waitingPairing: {
    readonly query: { readonly code: string; };
    readonly reply: { readonly code: string; readonly browser: string; readonly version: string;
      readonly requestedAt: string; readonly place: string; };
  };
  /** Connect the extension that shows this code to the own session, or refuse it */
  readonly approvePairing: {
    readonly body: { readonly code: string; readonly isAccepted: boolean; };
    readonly reply: ApprovePairingReply;
  };
  /** Extensions connected to the own account */
  readonly listConnections: {
    readonly reply: ApprovePairingReply;
  };
  /** Disconnect an extension from the own account */
  readonly endConnection: {
    readonly body: { readonly connectionUid: string; };
    readonly reply: ApprovePairingReply;
  };
  /** The extension ends its own connection */
  readonly leaveConnection: {
    readonly body?: Nothing;
    readonly reply: { readonly left: true; };
  };
  /** Declared applications whose online form is not completed yet, soonest travel first */
  readonly fillableApplications: {
    readonly query?: { readonly origin?: string; readonly search?: string; };
    readonly reply: { readonly items: ReadonlyArray<{ readonly applicationUid: string;
      readonly applicantName: string; readonly destination: string; readonly visaType: string;
      readonly fromDate: string; readonly toDate: string; readonly status: string; readonly declaredAt: string
      | null; readonly openReceipt: boolean; }>; readonly more: boolean; };
  };
  /** Portals this realm has published packs for, so that the panel knows a page before anything is fetched */
  readonly knownPortals: {
    readonly reply: { readonly items: ReadonlyArray<{ readonly portal: string; readonly name: string;
      readonly destination: string; readonly number: number; readonly sha256: string;
      readonly origins: ReadonlyArray<string>; readonly isPractice: boolean; readonly isVerified: boolean; }>; };
  };
  /** The signed pack of a portal: the newest one, or the one with a number */
  readonly publishedPack: {
    readonly query: { readonly portal: string; readonly number?: string | number; };
    readonly reply: PublishedPackReply;
  };
  /** The declared answers that a portal asks for, and the pack to fill them in with */
  readonly fillData: {
    readonly query: { readonly applicationUid: string; readonly portal: string; };
    readonly reply: { readonly applicationUid: string; readonly applicantUid: string;
      readonly applicantName: string; readonly formVersion: number; readonly declaredAt: string;
      readonly approvedBy: string | null; readonly submitsInPerson: boolean; readonly pack: PublishedPackReply;
      readonly answers: Readonly<Record<string, string | ReadonlyArray<string>
      | ReadonlyArray<Readonly<Record<string, string | ReadonlyArray<string>>>>>>;
      readonly labels: Readonly<Record<string, string>>; readonly files: ReadonlyArray<{ readonly file: 'photo'
      | 'passportPage'; readonly name: string; readonly mediaType: string; readonly bytes: number; }>; };
  };
  /** The photo or the passport page in the format and size that the portal accepts */
  readonly fillFile: {
    readonly query: { readonly applicationUid: string; readonly portal: string; readonly file: 'photo'
      | 'passportPage'; };
    readonly repliesFile: true;
  };
  /** Report what was filled and read back; the server countersigns it as reported and stores it with the application */
  readonly sendReceipt: {
    readonly body: SendReceiptBody;
    readonly reply: Receipt;
  };
  /** The person says in the panel that the online form is completed, with a receipt */
  readonly completeOnlineForm: {
    readonly body: { readonly applicationUid: string; readonly receiptUid: string; };
    readonly reply: { readonly status: string; };
  };
  /** Report a page that was not known: labels and types of its fields, no values */
  readonly reportPage: {
    readonly body: { readonly portal: string; readonly packNumber: number | null; readonly page: string | null;
      readonly differences: ReadonlyArray<string>; readonly skeleton: Skeleton; };
    readonly reply: { readonly reported: true; };
  };
  /** Receipts of an application, newest first */
  readonly getReceipts: {
    readonly query: { readonly applicationUid: string; };
    readonly reply: { readonly items: ReadonlyArray<Receipt>; };
  };
  /** Packs of this realm and those that come with the product, with proposals first */
  readonly listPacks: {
    readonly reply: { readonly items: ReadonlyArray<{ readonly packUid: string; readonly portal: string;
      readonly name: string; readonly destination: string; readonly number: number; readonly state: 'proposed'
      | 'published' | 'rejected' | 'retired'; readonly isPractice: boolean; readonly isVerified: boolean;
      readonly isShipped: boolean; readonly coverage: { readonly controls: number; readonly mapped: number;
      readonly personal: number; readonly unmapped: number; readonly questions: number; };
      readonly proposedBy: string | null; readonly proposedAt: string | null; readonly decidedBy: string | null;
      readonly decidedAt: string | null; readonly reason: string; readonly reports: number;
      readonly isOwnProposal: boolean; }>; };
  };
  /** A pack with what it changes */
  readonly getPack: {
    readonly query: { readonly packUid: string; };
    readonly reply: Pack2;
  };
  /** Propose a recorded pack; a second person decides */
  readonly proposePack: {
    readonly body: { readonly pack: Pack; readonly testFill: { readonly at: string; readonly fields: number;
      readonly equal: number; readonly differing: ReadonlyArray<string>; } | null; };
    readonly reply: Pack2;
  };
  /** Publish a proposed pack or reject it with a reason; not one’s own */
  readonly decidePack: {
    readonly body: { readonly packUid: string; readonly isAccepted: boolean; readonly reason: string; };
    readonly reply: Pack2;
  };
  /** Pages that extensions did not know */
  readonly listPageReports: {
    readonly query?: { readonly portal?: string; };
    readonly reply: { readonly items: ReadonlyArray<{ readonly portal: string; readonly packNumber: number | null;
      readonly page: string | null; readonly differences: ReadonlyArray<string>; readonly skeleton: Skeleton;
      readonly reportUid: string; readonly reportedAt: string; readonly times: number; }>; };
  };
  /** One application */
  readonly getApplication: {
    readonly query: { readonly applicationUid: string; };
    readonly reply: Application;
  };
  /** Change the visa details or the documents; takes the object as it was read, with its version or without */
  readonly updateApplication: {
    readonly query: { readonly applicationUid: string; };
    readonly body: { readonly application: { readonly applicationUid?: string; readonly applicantUid?: string;
      readonly agentId?: string | null; readonly agencyUid?: string | null; readonly status?: 'draft'
      | 'initiated' | 'form-data-collected' | 'package-ready' | 'online-form-completed' | 'submitted';
      readonly docIds?: ReadonlyArray<string>; readonly visaDetails?: VisaDetails;
      readonly applicationCreationKey?: string | null; readonly visaAllocationStatus?: 'PENDING' | 'APPROVED'
      | 'REJECTED' | 'WITHDRAWN'; readonly review?: Review; readonly reference?: string;
      readonly progress?: 'COMPLETED' | 'DATA_COLLECTED' | 'FINISHED' | 'CONFIRMED' | null;
      readonly applicantName?: string; readonly agentName?: string | null; readonly destinationId?: string | null;
      readonly tripUid?: string | null; readonly partySize?: number; readonly documentsNeeded?: number;
      readonly situations?: ReadonlyArray<string>; readonly isFormStarted?: boolean;
      readonly hasPremiumCheck?: boolean; readonly summary?: Summary | null; readonly lodgeBy?: string | null;
      readonly lodgedReference?: string | null; readonly lodgedOn?: string | null; readonly outcomeOn?: string
      | null; readonly outcomeReference?: string | null; readonly hasReasons?: boolean;
      readonly statusSince?: string; readonly createdAt?: string; readonly updatedAt?: string;
      readonly version?: number; readonly can?: ReadonlyArray<'realm.settings' | 'agencyProvider.manage'
      | 'catalogue.manage' | 'distributor.manage' | 'agency.manage' | 'agency.requestExtension'
      | 'reviewer.manage' | 'agent.manage' | 'applicant.manage' | 'applicant.sendStartLink' | 'applicant.message'
      | 'application.read' | 'application.edit' | 'application.transfer' | 'application.sendForReview'
      | 'application.review' | 'application.outcome' | 'document.read' | 'document.edit' | 'document.verify'
      | 'consent.withdraw' | 'privacy.own' | 'applicant.erase' | 'realm.retention' | 'finding.accept'
      | 'package.build' | 'price.manage' | 'price.read' | 'quote.write' | 'invoice.manage' | 'billing.read'
      | 'analytics.read' | 'reviewer.choose' | 'notification.read' | 'home.read' | 'announcement.write'
      | 'secondFactor.reset' | 'extension.release' | 'extension.packs' | 'extension.fill' | 'audit.browse'
      | 'audit.read' | 'system.read' | 'integration.manage' | 'calendar.feed' | 'partnerLink.use'
      | 'account.self'>; }; };
    readonly reply: Application;
  };
  /** Applicants with exactly this passport number, among those the caller may see */
  readonly findApplicantsByPassport: {
    readonly query: { readonly passportId: string; };
    readonly reply: { readonly applicants: ReadonlyArray<{ readonly applicantUid: string;
      readonly firstName: string; readonly lastName: string; readonly passportMasked: string; }>; };
  };
  /** An agency's applications */
  readonly applicationsOfAgency: {
    readonly query: { readonly agencyUid: string; readonly limit?: string; readonly cursor?: string;
      readonly search?: string; readonly status?: string; readonly review?: string; readonly outcome?: string;
      readonly visaTo?: string; readonly category?: string; readonly agent?: string;
      readonly travelAfter?: string; readonly travelBefore?: string; readonly lodgeBefore?: string;
      readonly sort?: 'created' | '-created' | 'travel' | '-travel' | 'lodgeBy' | '-lodgeBy' | 'status'
      | '-status' | 'review' | '-review' | 'outcome' | '-outcome' | 'destination' | '-destination' | 'reference'
      | '-reference' | 'applicant' | '-applicant' | 'agent' | '-agent' | 'documents' | '-documents' | 'findings'
      | '-findings'; };
    readonly reply: ApplicationsOfAgencyReply;
  };
  /** An agent's applications */
  readonly applicationsOfAgent: {
    readonly query: { readonly agentUid: string; readonly limit?: string; readonly cursor?: string;
      readonly search?: string; readonly status?: string; readonly review?: string; readonly outcome?: string;
      readonly visaTo?: string; readonly category?: string; readonly agent?: string;
      readonly travelAfter?: string; readonly travelBefore?: string; readonly lodgeBefore?: string;
      readonly sort?: 'created' | '-created' | 'travel' | '-travel' | 'lodgeBy' | '-lodgeBy' | 'status'
      | '-status' | 'review' | '-review' | 'outcome' | '-outcome' | 'destination' | '-destination' | 'reference'
      | '-reference' | 'applicant' | '-applicant' | 'agent' | '-agent' | 'documents' | '-documents' | 'findings'
      | '-findings'; };
    readonly reply: ApplicationsOfAgencyReply;
  };
  /** Give an application and its applicant to another agent of the agency */
  readonly transferToAgent: {
    readonly query: { readonly agentUid: string; readonly applicationUid: string; readonly applicantUid: string; };
    readonly reply: Application;
  };
  /** An applicant's applications that an agent holds */
  readonly applicationsOfAgentAndApplicant: {
    readonly query: { readonly agentUid: string; readonly applicantUid: string; readonly limit?: string;
      readonly cursor?: string; readonly search?: string; readonly status?: string; readonly review?: string;
      readonly outcome?: string; readonly visaTo?: string; readonly category?: string; readonly agent?: string;
      readonly travelAfter?: string; readonly travelBefore?: string; readonly lodgeBefore?: string;
      readonly sort?: 'created' | '-created' | 'travel' | '-travel' | 'lodgeBy' | '-lodgeBy' | 'status'
      | '-status' | 'review' | '-review' | 'outcome' | '-outcome' | 'destination' | '-destination' | 'reference'
      | '-reference' | 'applicant' | '-applicant' | 'agent' | '-agent' | 'documents' | '-documents' | 'findings'
      | '-findings'; };
    readonly reply: ApplicationsOfAgencyReply;
  };
  /** An applicant's applications, on request with those of the travellers they added */
  readonly applicationsOfApplicant: {
    readonly query: { readonly applicantUid: string; readonly withTravellers?: 'yes'; readonly limit?: string;
      readonly cursor?: string; readonly search?: string; readonly status?: string; readonly review?: string;
      readonly outcome?: string; readonly visaTo?: string; readonly category?: string; readonly agent?: string;
      readonly travelAfter?: string; readonly travelBefore?: string; readonly lodgeBefore?: string;
      readonly sort?: 'created' | '-created' | 'travel' | '-travel' | 'lodgeBy' | '-lodgeBy' | 'status'
      | '-status' | 'review' | '-review' | 'outcome' | '-outcome' | 'destination' | '-destination' | 'reference'
      | '-reference' | 'applicant' | '-applicant' | 'agent' | '-agent' | 'documents' | '-documents' | 'findings'
      | '-findings'; };
    readonly reply: ApplicationsOfAgencyReply;
  };
  /** An applicant's applications at an agency */
  readonly applicationsOfAgencyAndApplicant: {
    readonly query: { readonly agencyUid: string; readonly applicantUid: string; readonly limit?: string;
      readonly cursor?: string; readonly search?: string; readonly status?: string; readonly review?: string;
      readonly outcome?: string; readonly visaTo?: string; readonly category?: string; readonly agent?: string;
      readonly travelAfter?: string; readonly travelBefore?: string; readonly lodgeBefore?: string;
      readonly sort?: 'created' | '-created' | 'travel' | '-travel' | 'lodgeBy' | '-lodgeBy' | 'status'
      | '-status' | 'review' | '-review' | 'outcome' | '-outcome' | 'destination' | '-destination' | 'reference'
      | '-reference' | 'applicant' | '-applicant' | 'agent' | '-agent' | 'documents' | '-documents' | 'findings'
      | '-findings'; };
    readonly reply: ApplicationsOfAgencyReply;
  };
  /** Begin an application; an intake key brings the same applicant back to the one it made */
  readonly draftApplication: {
    readonly body: { readonly applicantUid: string; readonly agentId?: string | null; readonly agencyUid?: string
      | null; readonly visaDetails: VisaDetails; readonly applicationCreationKey?: string | null;
      readonly premiumVerificationKey?: string | null; readonly tripUid?: string | null; };
    readonly reply: Application;
  };
  /** Delete an application; it can be undone for a moment, then it is kept as long as the realm says */
  readonly deleteApplication: {
    readonly query: { readonly applicationUid: string; };
    readonly reply: { readonly applicationUid: string; readonly undoSeconds: number; };
  };
  /** Applications sent to a reviewer; `queue` tells the waiting from the decided */
  readonly applicationsOfReviewer: {
    readonly query: { readonly reviewerUid: string; readonly limit?: string; readonly cursor?: string;
      readonly search?: string; readonly status?: string; readonly review?: string; readonly outcome?: string;
      readonly visaTo?: string; readonly category?: string; readonly agent?: string;
      readonly travelAfter?: string; readonly travelBefore?: string; readonly lodgeBefore?: string;
      readonly sort?: 'created' | '-created' | 'travel' | '-travel' | 'lodgeBy' | '-lodgeBy' | 'status'
      | '-status' | 'review' | '-review' | 'outcome' | '-outcome' | 'destination' | '-destination' | 'reference'
      | '-reference' | 'applicant' | '-applicant' | 'agent' | '-agent' | 'documents' | '-documents' | 'findings'
      | '-findings'; readonly queue?: 'open' | 'decided' | 'all'; };
    readonly reply: ApplicationsOfAgencyReply;
  };
  /** The list of applications for a file, at most 10,000 rows; an entry of the audit trail */
  readonly exportApplications: {
    readonly body?: { readonly search?: string; readonly only?: ReadonlyArray<string>; readonly status?: string;
      readonly review?: string; readonly outcome?: string; readonly visaTo?: string; readonly category?: string;
      readonly agent?: string; readonly travelAfter?: string; readonly travelBefore?: string;
      readonly lodgeBefore?: string; readonly sort?: 'created' | '-created' | 'travel' | '-travel' | 'lodgeBy'
      | '-lodgeBy' | 'status' | '-status' | 'review' | '-review' | 'outcome' | '-outcome' | 'destination'
      | '-destination' | 'reference' | '-reference' | 'applicant' | '-applicant' | 'agent' | '-agent'
      | 'documents' | '-documents' | 'findings' | '-findings'; };
    readonly reply: ExportApplicationsReply;
  };
  /** The caller's own queue of reviews for a file, at most 10,000 rows; an entry of the audit trail */
  readonly exportReviews: {
    readonly body?: { readonly search?: string; readonly only?: ReadonlyArray<string>; readonly status?: string;
      readonly review?: string; readonly outcome?: string; readonly visaTo?: string; readonly category?: string;
      readonly agent?: string; readonly travelAfter?: string; readonly travelBefore?: string;
      readonly lodgeBefore?: string; readonly sort?: 'created' | '-created' | 'travel' | '-travel' | 'lodgeBy'
      | '-lodgeBy' | 'status' | '-status' | 'review' | '-review' | 'outcome' | '-outcome' | 'destination'
      | '-destination' | 'reference' | '-reference' | 'applicant' | '-applicant' | 'agent' | '-agent'
      | 'documents' | '-documents' | 'findings' | '-findings'; readonly queue?: 'open' | 'decided' | 'all'; };
    readonly reply: ExportApplicationsReply;
  };
  /** Ask one or more reviewers to look at an application */
  readonly sendForReview: {
    readonly query: { readonly applicationUid: string; };
    readonly body: { readonly reviewerUids: ReadonlyArray<string>; readonly reason?: string;
      readonly replies?: ReadonlyArray<{ readonly section: string; readonly text: string; }>; };
    readonly reply: Application;
  };
  /** Approve, or return section by section with reasons */
  readonly addReview: {
    readonly body: { readonly applicationUid: string; readonly review: { readonly verdict: 'approved'
      | 'returned'; readonly sections?: ReadonlyArray<{ readonly section: string; readonly verdict: 'approved'
      | 'returned'; readonly reason?: string; }>; readonly note?: string; readonly approvalReason?: string; }; };
    readonly reply: Application;
  };
  /** Undo one's own review decision made a moment ago */
  readonly undoReview: {
    readonly body: { readonly applicationUid: string; readonly version: number; };
    readonly reply: Application;
  };
  /** What the consulate decided, with its day, number and reason as far as they are known */
  readonly updateOutcome: {
    readonly query: { readonly applicationUid: string; };
    readonly body: { readonly visaAllocationStatus: 'PENDING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN';
      readonly outcomeOn?: string | null; readonly outcomeReference?: string | null;
      readonly outcomeReason?: string | null; };
    readonly reply: Application;
  };
  /** Undo a deletion made a moment ago */
  readonly restoreApplication: {
    readonly body: { readonly applicationUid: string; };
    readonly reply: Application;
  };
  /** A step only a person can say: reopened, online form completed, submitted */
  readonly moveApplication: {
    readonly body: { readonly applicationUid: string; readonly to: 'initiated' | 'online-form-completed'
      | 'submitted'; readonly reason?: string; readonly lodgedReference?: string; readonly lodgedOn?: string;
      readonly version?: number; };
    readonly reply: Application;
  };
  /** The number and the day it was handed in, entered or put right later; null takes one away */
  readonly setLodged: {
    readonly body: { readonly applicationUid: string; readonly lodgedReference: string | null;
      readonly lodgedOn: string | null; readonly version?: number; };
    readonly reply: Application;
  };
  /**
   * One action on many: the named ones, or all that match a filter (1,000 at most); each succeeds or fails by itself
   */
  readonly bulkApplications: {
    readonly body: { readonly action: 'transfer' | 'sendForReview' | 'delete' | 'outcome';
      readonly applicationUids?: ReadonlyArray<string>; readonly matching?: { readonly status?: string;
      readonly review?: string; readonly outcome?: string; readonly visaTo?: string; readonly category?: string;
      readonly agent?: string; readonly travelAfter?: string; readonly travelBefore?: string;
      readonly lodgeBefore?: string; readonly search?: string; }; readonly agentUid?: string;
      readonly reviewerUids?: ReadonlyArray<string>; readonly reason?: string;
      readonly visaAllocationStatus?: 'PENDING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN';
      readonly outcomeOn?: string | null; };
    readonly reply: { readonly done: number; readonly failed: ReadonlyArray<{ readonly applicationUid: string;
      readonly reference: string | null; readonly code: string; readonly message: string; }>; };
  };
  /** Every change of an application, latest first; on request with the reasons that were given */
  readonly applicationTimeline: {
    readonly query: { readonly applicationUid: string; readonly withReasons?: 'yes'; readonly limit?: string;
      readonly cursor?: string; };
    readonly reply: { readonly items: ReadonlyArray<{ readonly at: string; readonly kind: string;
      readonly field: string | null; readonly was: string | null; readonly became: string | null;
      readonly reason: string | null; readonly personName: string | null; readonly docId: string | null; }>;
      readonly nextCursor: string | null; readonly total: number | null; readonly more: boolean; };
  };
  /** What was written in the latest review round, and why the visa was refused or the application withdrawn */
  readonly applicationReasons: {
    readonly query: { readonly applicationUid: string; };
    readonly reply: { readonly requestReason: string | null; readonly tasks: ReadonlyArray<{
      readonly reviewerUid: string; readonly note: string | null; readonly approvalReason: string | null; }>;
      readonly sections: ReadonlyArray<{ readonly section: string; readonly reviewerUid: string;
      readonly reason: string | null; }>; readonly outcomeReason: string | null; };
  };
  /** Staff's notes on an application */
  readonly applicationNotes: {
    readonly query: { readonly applicationUid: string; };
    readonly reply: { readonly notes: ReadonlyArray<{ readonly noteUid: string; readonly text: string;
      readonly personName: string; readonly createdAt: string; }>; };
  };
  /** Add a note for colleagues; applicants do not see it */
  readonly addApplicationNote: {
    readonly body: { readonly applicationUid: string; readonly text: string;
      readonly mentions?: ReadonlyArray<string>; };
    readonly reply: { readonly noteUid: string; readonly text: string; readonly personName: string;
      readonly createdAt: string; };
  };
  /** Colleagues who can be mentioned in a note on an application */
  readonly listNoteReaders: {
    readonly query: { readonly applicationUid: string; };
    readonly reply: { readonly readers: ReadonlyArray<{ readonly personUid: string; readonly name: string; }>; };
  };
  /** What needs the agent today, deadlines, workload */
  readonly home: {
    readonly reply: { readonly today: string; readonly needsMe: ReadonlyArray<{ readonly reason: 'returned'
      | 'lodgeSoon' | 'packageReady' | 'approved' | 'draftIdle'; readonly application: Application; }>;
      readonly needsMeCount: number; readonly waiting: ReadonlyArray<{ readonly on: 'reviewer' | 'applicant';
      readonly since: string; readonly application: Application; }>; readonly waitingOn: {
      readonly reviewer: number; readonly applicant: number; }; readonly lodgeBy: ReadonlyArray<{
      readonly day: string; readonly count: number; }>; readonly lodgeNext: ReadonlyArray<{
      readonly applicationUid: string; readonly applicantName: string; readonly day: string; }>;
      readonly overdue: number; readonly workload: Readonly<Partial<Record<'draft' | 'initiated'
      | 'form-data-collected' | 'package-ready' | 'online-form-completed' | 'submitted', number>>>;
      readonly openCount: number; readonly teamAverage: number; };
  };
  /** Applicants the caller may see, newest first; a search that looks like a passport number finds by it exactly */
  readonly listApplicants: {
    readonly query?: { readonly limit?: string; readonly cursor?: string; readonly search?: string;
      readonly type?: 'D2C' | 'B2B'; readonly agent?: string; readonly account?: 'yes' | 'no';
      readonly sort?: 'created' | '-created'; };
    readonly reply: { readonly items: ReadonlyArray<Applicant>; readonly nextCursor: string | null;
      readonly total: number | null; readonly more: boolean; };
  };
  /** The list of applicants for a file, at most 10,000 rows; an entry of the audit trail */
  readonly exportApplicants: {
    readonly body?: { readonly search?: string; readonly only?: ReadonlyArray<string>; readonly type?: 'D2C'
      | 'B2B'; readonly agent?: string; readonly account?: 'yes' | 'no'; readonly sort?: 'created'
      | '-created'; };
    readonly reply: { readonly items: ReadonlyArray<{ readonly applicantUid: string; readonly firstName: string;
      readonly lastName: string; readonly email: string | null; readonly phone: string | null;
      readonly passportMasked: string | null; readonly type: 'D2C' | 'B2B'; readonly agentName: string | null;
      readonly hasAccount: boolean; readonly applications: number; readonly createdAt: string; }>;
      readonly isCut: boolean; };
  };
  /** One applicant */
  readonly getApplicant: {
    readonly query: { readonly applicantUid: string; };
    readonly reply: Applicant;
  };
  /** An applicant's passport number in full; each time is recorded and counted */
  readonly passportNumber: {
    readonly query: { readonly applicantUid: string; };
    readonly reply: { readonly passportNumber: string | null; };
  };
  /** Add an applicant; an applicant adds a fellow traveller */
  readonly createApplicant: {
    readonly body: { readonly firstName: string; readonly lastName?: string; readonly email?: string | null;
      readonly phone?: string | null; readonly birthDate?: string | null; readonly passportNumber?: string | null;
      readonly agentId?: string; };
    readonly reply: Applicant;
  };
  /** Change an applicant's facts */
  readonly updateApplicant: {
    readonly query: { readonly applicantUid: string; };
    readonly body?: { readonly firstName?: string; readonly lastName?: string; readonly email?: string | null;
      readonly phone?: string | null; readonly birthDate?: string | null; readonly passportNumber?: string | null;
      readonly street?: string | null; readonly city?: string | null; readonly postcode?: string | null;
      readonly version?: number; };
    readonly reply: Applicant;
  };
  /** A full #/get-visa link with an intake key, to copy or to send by mail */
  readonly createStartLink: {
    readonly body: { readonly applicantUid: string; readonly visaDetails: VisaDetails; readonly send: 'copy'
      | 'mail'; readonly hasPremiumCheck?: boolean; };
    readonly reply: { readonly link: string; readonly expiresAt: string; readonly mailedTo: string | null; };
  };
  /**
   * Send a traveller a message with the shared checklist of the application, by email or as a link to pass on; the
   * page shows it without an account, for 30 days
   */
  readonly sendChecklistMessage: {
    readonly body: { readonly applicationUid: string; readonly text: string; readonly language: 'en' | 'hi';
      readonly send: 'copy' | 'mail'; };
    readonly reply: { readonly link: string; readonly mailedTo: string | null; };
  };
  /** Judge the rows of a file, and create those that are new when asked to */
  readonly importApplicants: {
    readonly body: { readonly rows: ReadonlyArray<{ readonly firstName?: string; readonly lastName?: string;
      readonly email?: string; readonly phone?: string; readonly birthDate?: string;
      readonly passportNumber?: string; }>; readonly commit: boolean; };
    readonly reply: { readonly rows: ReadonlyArray<{ readonly row: number; readonly outcome: 'new' | 'duplicate'
      | 'invalid' | 'created'; readonly problems: ReadonlyArray<{ readonly column: string;
      readonly message: string; }>; readonly applicantUid: string | null; }>; readonly created: number; };
  };
  /** The agency's agents with their workload */
  readonly listAgents: {
    readonly query?: ListAgentsQuery;
    readonly reply: ListAgentsReply;
  };
  /** The list of agents for a file, at most 10,000 rows; an entry of the audit trail */
  readonly exportAgents: {
    readonly body?: { readonly search?: string; readonly only?: ReadonlyArray<string>; readonly status?: string;
      readonly sort?: 'created' | '-created' | 'name' | '-name'; };
    readonly reply: ExportAgentsReply;
  };
  /** Active agents of the own agency an application can be given to */
  readonly chooseAgents: {
    readonly reply: { readonly people: ReadonlyArray<{ readonly personUid: string; readonly name: string;
      readonly openApplications: number; }>; };
  };
  /** Invite an agent by e-mail; the link sets the password */
  readonly inviteAgent: {
    readonly body: { readonly email: string; readonly firstName: string; readonly lastName?: string; };
    readonly reply: Person;
  };
  /** Judge a list of agents, and invite those that are new when asked to */
  readonly inviteAgents: {
    readonly body: { readonly rows: ReadonlyArray<{ readonly email: string; readonly firstName?: string;
      readonly lastName?: string; }>; readonly commit: boolean; };
    readonly reply: { readonly rows: ReadonlyArray<{ readonly row: number; readonly outcome: 'new' | 'invited'
      | 'duplicate' | 'known' | 'overLimit' | 'invalid'; readonly problems: ReadonlyArray<'email' | 'firstName'
      | 'lastName'>; }>; readonly invited: number; };
  };
  /** Suspend an agent; open applications and applicants go to another one */
  readonly suspendAgent: {
    readonly body: { readonly personUid: string; readonly handOverTo?: string; readonly reason?: string; };
    readonly reply: SuspendAgentReply;
  };
  /** Let a suspended agent work again */
  readonly reinstateAgent: {
    readonly body: { readonly personUid: string; };
    readonly reply: Person;
  };
  /** Send the invitation once more */
  readonly resendAgentInvitation: {
    readonly body: { readonly personUid: string; };
    readonly reply: Person;
  };
  /** Reviewers with what waits for them */
  readonly listReviewers: {
    readonly query?: ListAgentsQuery;
    readonly reply: ListAgentsReply;
  };
  /** The list of reviewers for a file, at most 10,000 rows; an entry of the audit trail */
  readonly exportReviewers: {
    readonly body?: { readonly search?: string; readonly only?: ReadonlyArray<string>; readonly status?: string;
      readonly sort?: 'created' | '-created' | 'name' | '-name'; };
    readonly reply: ExportAgentsReply;
  };
  /** Active reviewers an application can be sent to: of the own agency and of the platform agency */
  readonly chooseReviewers: {
    readonly reply: { readonly people: ReadonlyArray<{ readonly personUid: string; readonly name: string;
      readonly openApplications: number; }>; };
  };
  /** Invite a reviewer; an admin's reviewers belong to the platform agency */
  readonly inviteReviewer: {
    readonly body: { readonly email: string; readonly firstName: string; readonly lastName?: string; };
    readonly reply: Person;
  };
  /** Suspend a reviewer; waiting reviews go to another one or are withdrawn */
  readonly suspendReviewer: {
    readonly body: { readonly personUid: string; readonly handOverTo?: string; readonly reason?: string; };
    readonly reply: SuspendAgentReply;
  };
  /** Let a suspended reviewer work again */
  readonly reinstateReviewer: {
    readonly body: { readonly personUid: string; };
    readonly reply: Person;
  };
  /** Send the invitation once more */
  readonly resendReviewerInvitation: {
    readonly body: { readonly personUid: string; };
    readonly reply: Person;
  };
  /** Agencies of the realm or of the distributor, in numbers */
  readonly listAgencies: {
    readonly query?: { readonly limit?: string; readonly cursor?: string; readonly search?: string;
      readonly status?: string; readonly sort?: 'created' | '-created' | 'name' | '-name';
      readonly distributor?: string; readonly businessType?: 'B2B' | 'B2B2C'; };
    readonly reply: { readonly items: ReadonlyArray<Agency>; readonly nextCursor: string | null;
      readonly total: number | null; readonly more: boolean; };
  };
  /** The list of agencies for a file, at most 10,000 rows; an entry of the audit trail */
  readonly exportAgencies: {
    readonly body?: { readonly search?: string; readonly only?: ReadonlyArray<string>; readonly status?: string;
      readonly sort?: 'created' | '-created' | 'name' | '-name'; readonly distributor?: string;
      readonly businessType?: 'B2B' | 'B2B2C'; };
    readonly reply: { readonly items: ReadonlyArray<Agency>; readonly isCut: boolean; };
  };
  /** One agency with its people */
  readonly getAgency: {
    readonly query: { readonly agencyUid: string; };
    readonly reply: { readonly agency: Agency; readonly people: ReadonlyArray<Person>; };
  };
  /** Create an agency and invite the person who runs it */
  readonly createAgency: {
    readonly body: { readonly name: string; readonly businessType?: 'B2B' | 'B2B2C';
      readonly distributorUid?: string; readonly owner: { readonly email: string; readonly firstName: string;
      readonly lastName?: string; }; };
    readonly reply: Agency;
  };
  /** Suspend an agency: its people can no longer sign in */
  readonly suspendAgency: {
    readonly body: { readonly agencyUid: string; readonly reason: string; };
    readonly reply: Agency;
  };
  /** Let a suspended agency work again */
  readonly reinstateAgency: {
    readonly body: { readonly agencyUid: string; };
    readonly reply: Agency;
  };
  /** Distributors of the realm */
  readonly listDistributors: {
    readonly query?: { readonly limit?: string; readonly cursor?: string; readonly search?: string;
      readonly status?: string; readonly sort?: 'created' | '-created' | 'name' | '-name'; };
    readonly reply: { readonly items: ReadonlyArray<Distributor>; readonly nextCursor: string | null;
      readonly total: number | null; readonly more: boolean; };
  };
  /** The list of distributors for a file, at most 10,000 rows; an entry of the audit trail */
  readonly exportDistributors: {
    readonly body?: { readonly search?: string; readonly only?: ReadonlyArray<string>; readonly status?: string;
      readonly sort?: 'created' | '-created' | 'name' | '-name'; };
    readonly reply: { readonly items: ReadonlyArray<Distributor>; readonly isCut: boolean; };
  };
  /** One distributor with its people and agencies */
  readonly getDistributor: {
    readonly query: { readonly distributorUid: string; };
    readonly reply: { readonly distributor: Distributor; readonly people: ReadonlyArray<Person>;
      readonly agencies: ReadonlyArray<Agency>; };
  };
  /** Create a distributor and invite the person who runs it */
  readonly createDistributor: {
    readonly body: { readonly name: string; readonly owner: { readonly email: string; readonly firstName: string;
      readonly lastName?: string; }; };
    readonly reply: Distributor;
  };
  /** Suspend a distributor: its people can no longer sign in; its agencies work on */
  readonly suspendDistributor: {
    readonly body: { readonly distributorUid: string; readonly reason: string; };
    readonly reply: Distributor;
  };
  /** Let a suspended distributor work again */
  readonly reinstateDistributor: {
    readonly body: { readonly distributorUid: string; };
    readonly reply: Distributor;
  };
  /** What agencies ask for */
  readonly listRequests: {
    readonly query?: { readonly limit?: string; readonly cursor?: string; readonly search?: string;
      readonly status?: string; readonly agency?: string; };
    readonly reply: ListRequestsReply;
  };
  /** What the own agency asked for */
  readonly listOwnRequests: {
    readonly query?: { readonly limit?: string; readonly cursor?: string; };
    readonly reply: ListRequestsReply;
  };
  /** Ask for the extension for a number of people */
  readonly createRequest: {
    readonly body: { readonly type: 'EXTENSION'; readonly people: number; readonly reason: string; };
    readonly reply: Request;
  };
  /** Approve or reject a request; a rejection needs its reason */
  readonly decideRequest: {
    readonly body: { readonly requestUid: string; readonly status: 'APPROVED' | 'REJECTED'; readonly reason?: string; };
    readonly reply: Request;
  };
  /** One's own notifications, latest first, and how many are unread */
  readonly listNotifications: {
    readonly query?: { readonly limit?: string; readonly cursor?: string; readonly unread?: 'yes'; };
    readonly reply: { readonly items: ReadonlyArray<Notification>; readonly nextCursor: string | null;
      readonly total: number | null; readonly more: boolean; readonly unread: number; };
  };
  /** Mark notifications as read, or as unread again; without a list: all of them */
  readonly markNotificationsRead: {
    readonly body?: { readonly notificationUids?: ReadonlyArray<string>; readonly isRead?: boolean; };
    readonly reply: { readonly unread: number; };
  };
  /** One's own inbox: a row for each application, the one with the newest event first */
  readonly listNotificationThreads: {
    readonly query?: { readonly view?: 'inbox' | 'unread' | 'mentions' | 'snoozed' | 'done';
      readonly limit?: string; readonly cursor?: string; };
    readonly reply: { readonly items: ReadonlyArray<{ readonly threadUid: string; readonly applicationUid: string
      | null; readonly reference: string | null; readonly country: string | null; readonly lodgeBy: string | null;
      readonly about: string; readonly count: number; readonly unread: number;
      readonly events: ReadonlyArray<Notification>; readonly at: string; readonly snoozedUntil: string | null;
      readonly untilAnswer: boolean; readonly back: 'time' | 'answer' | null; readonly isDone: boolean; }>;
      readonly nextCursor: string | null; readonly total: number | null; readonly more: boolean;
      readonly counts: { readonly inbox: number; readonly unread: number; readonly mentions: number;
      readonly snoozed: number; }; };
  };
  /**
   * Mark rows of the inbox as read, unread or done, snooze them or bring them back; without a list: all of the inbox
   */
  readonly changeNotificationThreads: {
    readonly body: { readonly threadUids?: ReadonlyArray<string>; readonly change: { readonly to: 'read'
      | 'unread' | 'done' | 'inbox'; } | { readonly to: 'snoozed'; readonly until: string;
      readonly untilAnswer?: boolean; }; };
    readonly reply: { readonly counts: { readonly inbox: number; readonly unread: number;
      readonly mentions: number; readonly snoozed: number; }; };
  };
  /** Announcements that were sent, and how many people have read them */
  readonly listAnnouncements: {
    readonly query?: { readonly limit?: string; readonly cursor?: string; };
    readonly reply: { readonly items: ReadonlyArray<{ readonly announcementUid: string; readonly title: string;
      readonly text: string; readonly personName: string | null; readonly at: string; readonly receivers: number;
      readonly readers: number; }>; readonly nextCursor: string | null; readonly total: number | null;
      readonly more: boolean; };
  };
  /** Tell everyone of the realm, or of the own agency, something */
  readonly announce: {
    readonly body: { readonly title: string; readonly text: string; };
    readonly reply: { readonly receivers: number; };
  };
  /** Change one's own name and country */
  readonly updateProfile: {
    readonly body?: { readonly firstName?: string; readonly lastName?: string; readonly country?: string | null; };
    readonly reply: GetProfileReply;
  };
  /** Change one's own password; other sessions end */
  readonly changePassword: {
    readonly body: { readonly password: string; readonly newPassword: string; readonly refreshToken?: string; };
    readonly reply: { readonly ok: true; };
  };
  /**
   * Ask for another address of one's own account, with the password or a code of the app; a code goes there, a notice
   * to the former one
   */
  readonly requestEmailChange: {
    readonly body: { readonly email: string; readonly password: string; } | { readonly email: string;
      readonly factorCode: string; };
    readonly reply: { readonly changeUid: string; readonly codeSeconds: number; };
  };
  /** Change the address with the code from the email; other sessions end and both addresses get a mail */
  readonly confirmEmailChange: {
    readonly body: { readonly changeUid: string; readonly code: string; };
    readonly reply: { readonly email: string; };
  };
  /** Whether an authenticator app is set up, and how many recovery codes are left */
  readonly getSecondFactor: {
    readonly reply: { readonly isOn: boolean; readonly isRequired: boolean; readonly recoveryCodesLeft: number; };
  };
  /** A new secret for an authenticator app; it counts once its first code was right */
  readonly startSecondFactor: {
    readonly reply: { readonly secret: string; readonly address: string; };
  };
  /** The first code of a new authenticator app; the reply has the recovery codes, once */
  readonly confirmSecondFactor: {
    readonly body: { readonly code: string; };
    readonly reply: { readonly recoveryCodes: ReadonlyArray<string>; };
  };
  /** Turn the authenticator app off, where the role does not need one */
  readonly removeSecondFactor: {
    readonly reply: { readonly ok: true; };
  };
  /** Ten new recovery codes; the earlier ones stop working */
  readonly newRecoveryCodes: {
    readonly reply: { readonly recoveryCodes: ReadonlyArray<string>; };
  };
  /** Turn off the authenticator app of somebody who has lost it */
  readonly resetSecondFactor: {
    readonly body: { readonly personUid: string; };
    readonly reply: { readonly ok: true; };
  };
  /** One's own passkeys */
  readonly listPasskeys: {
    readonly reply: { readonly passkeys: ReadonlyArray<{ readonly passkeyUid: string; readonly name: string;
      readonly addedAt: string; readonly lastUsedAt: string | null; }>; };
  };
  /** Allow one passkey to be added on the page of the identity provider, within 15 minutes */
  readonly startPasskey: {
    readonly reply: { readonly ok: true; };
  };
  /** The page of the identity provider is done: the new passkey may sign in from now on */
  readonly finishPasskey: {
    readonly body: { readonly code: string; readonly codeVerifier: string; readonly redirectUri: string; };
    readonly reply: { readonly passkeyUid: string; readonly name: string; readonly addedAt: string;
      readonly lastUsedAt: string | null; };
  };
  /** Remove a passkey */
  readonly removePasskey: {
    readonly body: { readonly passkeyUid: string; };
    readonly reply: { readonly ok: true; };
  };
  /** Where one is signed in */
  readonly ownSessions: {
    readonly reply: { readonly sessions: ReadonlyArray<{ readonly sessionUid: string; readonly isThisOne: boolean;
      readonly startedAt: string; readonly lastActiveAt: string; readonly device: string; }>; };
  };
  /** End one of the own sessions, or all but this one */
  readonly endOwnSession: {
    readonly body: { readonly sessionUid: string; };
    readonly reply: { readonly ended: number; };
  };
  /** One's own preferences */
  readonly getPreferences: {
    readonly reply: GetPreferencesReply;
  };
  /** Save one's own preferences */
  readonly savePreferences: {
    readonly body?: { readonly language?: 'en' | 'hi'; readonly singleKeys?: boolean;
      readonly notifications?: Readonly<Partial<Record<'transferred' | 'reviewReturned' | 'reviewApproved'
      | 'packageReady' | 'requestMade' | 'requestDecided' | 'announcement' | 'readLimit' | 'mentioned'
      | 'answered' | 'documentsMissing' | 'lodgeSoon', { readonly app: boolean; readonly mail: boolean;
      readonly push?: boolean; readonly sms?: boolean; readonly whatsapp?: boolean; readonly often?: 'atOnce'
      | 'daily'; }>>>; readonly notificationTimes?: { readonly timeZone?: string; readonly summaryAt?: string;
      readonly isQuiet?: boolean; readonly quietFrom?: string; readonly quietTo?: string;
      readonly quietSunday?: boolean; }; readonly weeklyNumbers?: boolean;
      readonly notifyMe?: ReadonlyArray<'staff' | 'insurance' | 'letter'>; };
    readonly reply: GetPreferencesReply;
  };
  /** Saved views of a list: own and shared */
  readonly listSavedViews: {
    readonly query: { readonly list: 'applications' | 'applicants' | 'agents' | 'agencies' | 'distributors'
      | 'reviewers'; };
    readonly reply: { readonly views: ReadonlyArray<View>; };
  };
  /** Save a view of a list */
  readonly createSavedView: {
    readonly body: { readonly list: 'applications' | 'applicants' | 'agents' | 'agencies' | 'distributors'
      | 'reviewers'; readonly name: string; readonly query: string; readonly isShared?: boolean; };
    readonly reply: View;
  };
  /** Remove an own saved view */
  readonly deleteSavedView: {
    readonly body: { readonly viewUid: string; };
    readonly reply: { readonly ok: true; };
  };
  /** Where notifications can reach the person outside the app: browsers, phone number, channels of the realm */
  readonly getChannels: {
    readonly reply: GetChannelsReply;
  };
  /** Send push messages to this browser, in the person’s choices of notifications */
  readonly addPushDevice: {
    readonly body: { readonly endpoint: string; readonly p256dh: string; readonly auth: string; };
    readonly reply: GetChannelsReply;
  };
  /** Send no more push messages to a browser */
  readonly removePushDevice: {
    readonly body: { readonly deviceUid: string; };
    readonly reply: GetChannelsReply;
  };
  /** Send a code to a phone number; it is used once the code was entered */
  readonly sendPhoneCode: {
    readonly body: { readonly number: string; };
    readonly reply: { readonly codeUid: string; readonly codeSeconds: number; };
  };
  /** Enter the code; the number replaces the one before */
  readonly confirmPhone: {
    readonly body: { readonly codeUid: string; readonly code: string; };
    readonly reply: GetChannelsReply;
  };
  /** Remove the own phone number */
  readonly removePhone: {
    readonly body?: Nothing;
    readonly reply: GetChannelsReply;
  };
  /** The providers that send messages for the realm; their secrets never leave */
  readonly getRealmChannels: {
    readonly reply: GetRealmChannelsReply;
  };
  /** Set up a channel, switch it on or off */
  readonly saveRealmChannel: {
    readonly body: { readonly channel: 'push'; readonly isOn: boolean; } | { readonly channel: 'sms';
      readonly isOn: boolean; readonly url: string; readonly account: string; readonly from: string;
      readonly token?: string; } | { readonly channel: 'whatsapp'; readonly isOn: boolean; readonly url: string;
      readonly phone: string; readonly template: string; readonly codeTemplate: string; readonly token?: string;
      readonly appSecret?: string; readonly verifyToken?: string; };
    readonly reply: GetRealmChannelsReply;
  };
  /** Send a test message of a channel to the own browsers or the own confirmed phone number */
  readonly sendTestMessage: {
    readonly body: { readonly channel: 'push' | 'sms' | 'whatsapp'; };
    readonly reply: { readonly ok: true; };
  };
  /** The realm's branding, support texts, rules and domains */
  readonly getRealmSettings: {
    readonly reply: GetRealmSettingsReply;
  };
  /** Save a part of the settings; what is absent stays */
  readonly saveRealmSettings: {
    readonly body?: { readonly displayName?: string; readonly brandColor?: string | null;
      readonly brandLogoImage?: string | null; readonly brandFavicon?: string | null; readonly support?: {
      readonly phone: string; readonly email: string; readonly hours: string; readonly footer: string; };
      readonly rules?: { readonly requireApproval?: boolean; readonly selfSignUp?: boolean;
      readonly secondFactorForStaff?: boolean; readonly phoneForAgencyTravellers?: boolean;
      readonly urgentDays?: number; readonly soonDays?: number; readonly retention?: {
      readonly deletedDays?: number; readonly finishedMonths?: number; readonly documentsDays?: number;
      readonly travellersMonths?: number; }; }; };
    readonly reply: GetRealmSettingsReply;
  };
  /** Ask for a domain of one’s own; it becomes active when its TXT record is found */
  readonly addDomain: {
    readonly body: { readonly host: string; };
    readonly reply: GetRealmSettingsReply;
  };
  /** Look for the TXT record now */
  readonly checkDomain: {
    readonly body: { readonly host: string; };
    readonly reply: GetRealmSettingsReply;
  };
  /** The reading engine outside this server, if one was ever named; its key never leaves */
  readonly getVisionEndpoint: {
    readonly reply: GetVisionEndpointReply;
  };
  /** Name a reading engine outside this server, switch it on or off */
  readonly saveVisionEndpoint: {
    readonly body: { readonly isOn: boolean; readonly url: string; readonly model: string;
      readonly apiKey?: string; readonly agrees: string; };
    readonly reply: GetVisionEndpointReply;
  };
  /** Give a domain up */
  readonly removeDomain: {
    readonly body: { readonly host: string; };
    readonly reply: GetRealmSettingsReply;
  };
  /** The agency whose own provider signs in people with addresses of this domain, if there is one */
  readonly findAgencyProvider: {
    readonly query: { readonly domain: string; };
    readonly reply: { readonly provider: { readonly alias: string; readonly name: string; } | null; };
  };
  /** Agencies' own providers, and the agencies that have none; never their secrets */
  readonly listAgencyProviders: {
    readonly reply: ListAgencyProvidersReply;
  };
  /** Let an agency's staff sign in with the agency's own provider; its discovery document is read first */
  readonly saveAgencyProvider: {
    readonly body: { readonly agencyUid: string; readonly issuer: string; readonly clientId: string;
      readonly clientSecret?: string; readonly domains: ReadonlyArray<string>; readonly isOn: boolean; };
    readonly reply: ListAgencyProvidersReply;
  };
  /** Remove an agency's provider; nobody signs in through it any more */
  readonly removeAgencyProvider: {
    readonly body: { readonly agencyUid: string; };
    readonly reply: ListAgencyProvidersReply;
  };
  /** Every form, checklist, fee, time and rule with its source, date and confidence; what wants a look first */
  readonly listCatalogue: {
    readonly query?: { readonly part?: 'form' | 'checklist' | 'fees' | 'processing' | 'rule';
      readonly formId?: string; readonly confidence?: 'low' | 'medium' | 'medium-high' | 'high';
      readonly status?: 'undated' | 'old' | 'recent'; readonly sort?: 'age' | 'confidence'; };
    readonly reply: ListCatalogueReply;
  };
  /** A form's versions with what each changed, who verified what, and how many open applications keep it */
  readonly catalogueForm: {
    readonly query: { readonly formId: string; };
    readonly reply: { readonly formId: string; readonly version: number;
      readonly versions: ReadonlyArray<Version>; readonly touched: ReadonlyArray<{ readonly formId: string;
      readonly formVersion: number; readonly status: string; readonly count: number; }>;
      readonly verifications: ReadonlyArray<{ readonly on: string; readonly source: string;
      readonly byName: string | null; readonly at: string; readonly part: 'form' | 'checklist' | 'fees'
      | 'processing' | 'rule'; readonly ruleId: string | null; readonly stands: boolean; }>; };
  };
  /** Say that a part was compared with its source, which and when */
  readonly verifyCatalogue: {
    readonly body: { readonly part: 'form' | 'checklist' | 'fees' | 'processing' | 'rule';
      readonly formIds: ReadonlyArray<string>; readonly ruleId: string | null; readonly source: string;
      readonly verifiedOn: string; };
    readonly reply: ListCatalogueReply;
  };
  /** What a data file would change, what is wrong with it, and which open applications it touches; nothing is kept */
  readonly checkProposal: {
    readonly body: { readonly target: string; readonly text: string; };
    readonly reply: CheckProposalReply;
  };
  /** Keep a data file as a proposal; nothing changes for anybody */
  readonly createProposal: {
    readonly body: { readonly target: string; readonly text: string; readonly note: string; };
    readonly reply: Proposal;
  };
  /** Proposals of this realm, latest first */
  readonly listProposals: {
    readonly reply: { readonly proposals: ReadonlyArray<Proposal>; };
  };
  /** A proposal with its file, its changes against what the product has now, and what it touches */
  readonly getProposal: {
    readonly query: { readonly proposalUid: string; };
    readonly reply: { readonly proposal: Proposal; readonly text: string; readonly effect: CheckProposalReply; };
  };
  /** Withdraw a proposal, or say that the product has taken it */
  readonly decideProposal: {
    readonly body: { readonly proposalUid: string; readonly state: 'withdrawn' | 'taken'; };
    readonly reply: Proposal;
  };
  /** Visa facts with their source and next check; overdue ones first, then those that many open applications use */
  readonly listFacts: {
    readonly query?: { readonly formId?: string; readonly kind?: 'fee' | 'time' | 'passport' | 'photo'
      | 'singleName' | 'visaType' | 'document' | 'advice' | 'question' | 'site'; readonly due?: 'due' | 'notDue';
      readonly search?: string; readonly from?: string; readonly limit?: string; };
    readonly reply: { readonly today: string; readonly items: ReadonlyArray<Item>; readonly total: number;
      readonly due: number; };
  };
  /** A fact with its value, source, history and the number of open applications that use it */
  readonly getFact: {
    readonly query: { readonly formId: string; readonly key: string; };
    readonly reply: { readonly line: Item; readonly facts: ReadonlyArray<{ readonly key: string;
      readonly value: unknown; readonly mayChange: boolean; }>; readonly history: ReadonlyArray<{
      readonly kind: 'shipped' | 'checked' | 'proposed' | 'approved' | 'declined' | 'withdrawn';
      readonly at: string | null; readonly on: string | null; readonly byName: string | null; readonly source: {
      readonly title: string; readonly url: string | null; readonly kind: 'law' | 'authority' | 'centre'
      | 'secondary'; readonly date: string | null; } | null; readonly value: unknown; readonly isRemoved: boolean;
      readonly stands: boolean; readonly reason: string | null; }>; readonly applications: ReadonlyArray<{
      readonly status: string; readonly count: number; }>; readonly proposals: ReadonlyArray<Change3>; };
  };
  /** Say that a fact was compared with its source today and is still right */
  readonly checkFact: {
    readonly body: { readonly formId: string; readonly key: string; readonly sha256: string; };
    readonly reply: Item;
  };
  /** What a changed fact would mean for open applications, in numbers; nothing is kept */
  readonly previewFactChange: {
    readonly body: { readonly formId: string; readonly key: string; readonly value: string; };
    readonly reply: PreviewFactChangeReply;
  };
  /** Propose another value and source for a fact; nothing changes until a second person approves it */
  readonly proposeFactChange: {
    readonly body: { readonly formId: string; readonly key: string; readonly value: string; readonly source: {
      readonly title: string; readonly url: string | null; readonly kind: 'law' | 'authority' | 'centre'
      | 'secondary'; readonly date: string | null; }; readonly confidence: 'low' | 'medium' | 'high';
      readonly note: string; };
    readonly reply: Change3;
  };
  /** Proposed and decided changes of facts in this realm, those that wait first */
  readonly listFactChanges: {
    readonly reply: { readonly changes: ReadonlyArray<Change3>; };
  };
  /** A change with its facts before and after, and what it means for open applications */
  readonly getFactChange: {
    readonly query: { readonly changeUid: string; };
    readonly reply: { readonly change: Change3; readonly effects: ReadonlyArray<PreviewFactChangeReply>; };
  };
  /** Approve or decline a change that somebody else proposed, or withdraw an own one */
  readonly decideFactChange: {
    readonly body: { readonly changeUid: string; readonly state: 'approved' | 'declined' | 'withdrawn';
      readonly reason?: string; };
    readonly reply: Change3;
  };
  /** All destinations, their provenance, the rules and what this realm has of its own, as one JSON file */
  readonly exportCatalogue: {
    readonly repliesFile: true;
  };
  /** What a catalogue file would change in this realm and what is wrong with it; nothing is kept */
  readonly checkImport: {
    readonly body: { readonly text: string; };
    readonly reply: { readonly problems: ReadonlyArray<{ readonly key: string; readonly path: string;
      readonly text: string; }>; readonly sha256: string; readonly forms: ReadonlyArray<{ readonly formId: string;
      readonly added: number; readonly changed: number; readonly removed: number;
      readonly openApplications: number; }>; readonly skipped: ReadonlyArray<{ readonly formId: string;
      readonly key: string; }>; readonly unknown: ReadonlyArray<string>; readonly hasOtherRules: boolean; };
  };
  /** Propose the differences of a catalogue file; nothing changes until a second person approves them */
  readonly proposeImport: {
    readonly body: { readonly text: string; readonly note: string; };
    readonly reply: Change3;
  };
  /** A realm's own facts and checks of one form, which replace the shipped ones */
  readonly realmFacts: {
    readonly query: { readonly formId: string; };
    readonly reply: { readonly changes: ReadonlyArray<{ readonly key: string; readonly value: unknown;
      readonly provenance: { readonly source: { readonly title: string; readonly url: string | null;
      readonly kind: 'law' | 'authority' | 'centre' | 'secondary'; readonly date: string | null; } | null;
      readonly confidence: 'low' | 'medium' | 'high'; readonly checkedOn: string | null;
      readonly checkedBy: string; readonly note?: string; }; }>; readonly checks: ReadonlyArray<{
      readonly key: string; readonly checkedOn: string; readonly checkedBy: string; }>; };
  };
  /** Every destination with the form its packages contain, and its uploaded official forms */
  readonly listBlanks: {
    readonly reply: ListBlanksReply;
  };
  /** Upload an official form as a draft; its fields are found and matched to questions */
  readonly uploadBlank: {
    readonly body: { readonly formId: string; readonly title: string; readonly source: string;
      readonly editionOn: string; };
    readonly reply: Blank2;
    readonly takesFiles: true;
  };
  /** An official form with its fields, what they are matched to, and the questions to choose from */
  readonly getBlank: {
    readonly query: { readonly blankUid: string; };
    readonly reply: Blank2;
  };
  /** A page of an official form as a picture */
  readonly blankPage: {
    readonly query: { readonly blankUid: string; readonly page: string | number; };
    readonly repliesFile: true;
  };
  /** Save what the fields of a draft are matched to, and the fields drawn by hand; new ones get a suggestion */
  readonly saveBlank: {
    readonly body: { readonly blankUid: string; readonly version: number; readonly drawn: ReadonlyArray<{
      readonly id: string; readonly kind: 'text' | 'tick' | 'signature'; readonly area: { readonly page: number;
      readonly left: number; readonly top: number; readonly width: number; readonly height: number; };
      readonly isMultiline: boolean; readonly cells: number | null; }>; readonly matches: ReadonlyArray<{
      readonly fieldId: string; readonly use: Use | { readonly as: 'tick'; readonly question: string;
      readonly option: string; } | { readonly as: 'fixed'; readonly text: string; } | { readonly as: 'empty'; };
      readonly isConfirmed: boolean; }>; };
    readonly reply: Blank2;
  };
  /** Where the answers of an invented traveller would be written, in which size, and which continue on a sheet */
  readonly tryBlank: {
    readonly query: { readonly blankUid: string; readonly sample: 'ordinary' | 'longest' | 'hindi'; };
    readonly reply: { readonly sample: 'ordinary' | 'longest' | 'hindi'; readonly writings: ReadonlyArray<{
      readonly fieldId: string; readonly area: { readonly page: number; readonly left: number;
      readonly top: number; readonly width: number; readonly height: number; }; readonly kind: 'text' | 'cells'
      | 'tick'; readonly lines: ReadonlyArray<string>; readonly size: number; readonly tooLongBy: number; }>;
      readonly continued: ReadonlyArray<{ readonly ref: string; readonly label: string; }>; };
  };
  /** Use an official form in new packages; the one before is retired. A retired one can be published again */
  readonly publishBlank: {
    readonly body: { readonly blankUid: string; readonly version: number; readonly source: string;
      readonly editionOn: string; };
    readonly reply: Blank2;
  };
  /** Stop using an official form in new packages */
  readonly retireBlank: {
    readonly body: { readonly blankUid: string; };
    readonly reply: ListBlanksReply;
  };
  /** Delete a draft */
  readonly deleteBlank: {
    readonly body: { readonly blankUid: string; };
    readonly reply: ListBlanksReply;
  };
  /** Upload documents and wait a little for what was read; after 25 s the current state is returned */
  readonly processDocs: {
    readonly body: { readonly applicantUid: string; readonly applicationUid?: string; readonly forTrip?: 'true'; };
    readonly reply: ProcessDocsReply;
    readonly takesFiles: true;
  };
  /** Upload documents; answered as soon as they are stored and queued, the rest comes by the socket */
  readonly processDocsSocket: {
    readonly body: { readonly applicantUid: string; readonly applicationUid?: string; readonly forTrip?: 'true'; };
    readonly reply: ProcessDocsReply;
    readonly takesFiles: true;
  };
  /** The primary document of each category */
  readonly primaryDocuments: {
    readonly query: { readonly applicantUid: string; };
    readonly reply: PrimaryDocumentsReply;
  };
  /** The files as they were uploaded */
  readonly uploadedDocuments: {
    readonly query: { readonly applicantUid: string; };
    readonly reply: { readonly files: ReadonlyArray<{ readonly uploadUid: string; readonly fileName: string;
      readonly mediaType: string; readonly bytes: number; readonly uploadedByName: string | null;
      readonly createdAt: string; readonly docIds: ReadonlyArray<string>; }>; };
  };
  /** An applicant's documents with their values, latest first */
  readonly documentsOfApplicant: {
    readonly query: { readonly applicantUid: string; };
    readonly reply: PrimaryDocumentsReply;
  };
  /** What was read, value by value with its evidence, and the pages */
  readonly extractedDocuments: {
    readonly query: { readonly applicantUid: string; };
    readonly body: { readonly docIds: ReadonlyArray<string>; readonly includePageDetails?: boolean; };
    readonly reply: { readonly documents: ReadonlyArray<{ readonly _id: string; readonly documentData: {
      readonly fileName: string; readonly category: 'Passport' | 'Proof of Funds' | 'Insurance'
      | 'Proof of Travel' | 'Letter' | 'Proof of Employment' | 'Photo' | 'Other' | 'National ID'
      | 'Proof of Status' | 'Proof of Relationship' | 'Proof of Marital Status' | 'Proof of Address';
      readonly kind: string | null; readonly state: 'uploaded' | 'scanned' | 'rendered' | 'read' | 'classified'
      | 'extracted' | 'checked' | 'rejected' | 'failed'; readonly mrz: readonly [string, string] | null;
      readonly values: ReadonlyArray<{ readonly field: string; readonly value: string; readonly raw: string;
      readonly outcome: 'accept' | 'confirm' | 'retake'; readonly confidence: number; readonly pageUid: string;
      readonly pageIndex: number; readonly polygon: ReadonlyArray<readonly [number, number]>;
      readonly readValue: string; readonly actedBy: string | null; readonly actedAt: string | null;
      readonly engine: string; readonly comparison?: { readonly is: 'agreed' | 'spacing' | 'repeated';
      readonly docId: string; }; }>; readonly tables: ReadonlyArray<{ readonly name: string;
      readonly columns: ReadonlyArray<string>; readonly rows: ReadonlyArray<Readonly<Record<string, {
      readonly value: string; readonly raw: string; readonly outcome: 'accept' | 'confirm' | 'retake';
      readonly confidence: number; readonly pageUid: string; readonly pageIndex: number;
      readonly polygon: ReadonlyArray<readonly [number, number]>; }>>>; }>; readonly retake: ReadonlyArray<'blur'
      | 'glare' | 'cutEdge' | 'tooSmall' | 'tooDark' | 'noMrz' | 'unreadable'>; readonly pages: ReadonlyArray<{
      readonly pageUid: string; readonly pageIndex: number; readonly width: number; readonly height: number;
      readonly operations: ReadonlyArray<{ readonly op: 'rotate'; readonly degrees: 90 | 180 | 270; } | {
      readonly op: 'crop'; readonly left: number; readonly top: number; readonly width: number;
      readonly height: number; } | Operation | { readonly op: 'straighten'; readonly degrees: number;
      readonly ratio: number; } | { readonly op: 'light'; readonly brightness: number;
      readonly contrast: number; }>; readonly imageUrl: string; readonly thumbnailUrl: string;
      readonly uneditedUrl: string; }>; readonly version: number; }; }>; };
  };
  /** These documents of an applicant */
  readonly documentsByIds: {
    readonly body: { readonly docIds: ReadonlyArray<string>; readonly applicantUid: string; };
    readonly reply: PrimaryDocumentsReply;
  };
  /** Confirm or change values; what was read is kept. A null takes a person’s change back */
  readonly updateDocument: {
    readonly body: { readonly docFields: Readonly<Record<string, string | null>>; readonly docId: string;
      readonly applicantUid: string; readonly version?: number; };
    readonly reply: Document;
  };
  /** The document of its category that forms are filled from; updateAll carries it to every open application */
  readonly markPrimary: {
    readonly body: { readonly docFields?: Readonly<Record<string, string | null>>; readonly docId: string;
      readonly applicantUid: string; readonly updateAll?: boolean; };
    readonly reply: PrimaryDocumentsReply;
  };
  /** Delete a document; what is still being read stops */
  readonly deleteDocument: {
    readonly query: { readonly docId: string; };
    readonly reply: { readonly docId: string; };
  };
  /** Join pages of one or more documents into a new one */
  readonly createPdfFromImages: {
    readonly body: { readonly applicantUid: string; readonly documentData: { readonly fileName: string;
      readonly category?: 'Passport' | 'Proof of Funds' | 'Insurance' | 'Proof of Travel' | 'Letter'
      | 'Proof of Employment' | 'Photo' | 'Other' | 'National ID' | 'Proof of Status' | 'Proof of Relationship'
      | 'Proof of Marital Status' | 'Proof of Address'; readonly pages: ReadonlyArray<{ readonly docId: string;
      readonly pageIndex: number; readonly operations?: ReadonlyArray<{ readonly op: 'rotate';
      readonly degrees: 90 | 180 | 270; } | { readonly op: 'crop'; readonly left: number; readonly top: number;
      readonly width: number; readonly height: number; } | Operation | { readonly op: 'straighten';
      readonly degrees: number; readonly ratio: number; } | { readonly op: 'light'; readonly brightness: number;
      readonly contrast: number; }>; }>; }; };
    readonly reply: Document;
  };
  /** Make several documents out of the pages of one; pages nobody named stay where they are */
  readonly splitPdfByCategories: {
    readonly body: { readonly applicantUid: string; readonly documentData: DocumentData
      | ReadonlyArray<DocumentData>; };
    readonly reply: PrimaryDocumentsReply;
  };
  /** Put a document into another category and read it again; a file replaces the page named */
  readonly processEditedCategory: {
    readonly body: { readonly applicantUid: string; readonly docId: string; readonly category: 'Passport'
      | 'Proof of Funds' | 'Insurance' | 'Proof of Travel' | 'Letter' | 'Proof of Employment' | 'Photo' | 'Other'
      | 'National ID' | 'Proof of Status' | 'Proof of Relationship' | 'Proof of Marital Status'
      | 'Proof of Address'; readonly kind?: string | null; readonly file?: string | null;
      readonly pageIndex?: number | null; };
    readonly reply: Document;
  };
  /** A page picture of ours as base64; the address must be one this product gave to this session */
  readonly base64FromUrl: {
    readonly body?: { readonly imageUrl?: string | null; };
    readonly reply: { readonly data: { readonly base64Image: string; readonly docId: string;
      readonly applicantUid: string; }; };
  };
  /** Turn, crop, move or take out pages; only pages whose pixels changed are read again */
  readonly editPages: {
    readonly body: { readonly applicantUid: string; readonly docId: string; readonly version?: number;
      readonly pages: ReadonlyArray<{ readonly pageUid: string; readonly operations: ReadonlyArray<{
      readonly op: 'rotate'; readonly degrees: 90 | 180 | 270; } | { readonly op: 'crop'; readonly left: number;
      readonly top: number; readonly width: number; readonly height: number; } | Operation | {
      readonly op: 'straighten'; readonly degrees: number; readonly ratio: number; } | { readonly op: 'light';
      readonly brightness: number; readonly contrast: number; }>; }>; };
    readonly reply: Document;
  };
  /** The saved page lists of a document, oldest first */
  readonly documentVersions: {
    readonly query: { readonly docId: string; };
    readonly reply: { readonly versions: ReadonlyArray<{ readonly versionNo: number; readonly madeByName: string
      | null; readonly madeAt: string; readonly pages: number; readonly edited: number; }>; };
  };
  /**
   * Show the pages of an earlier version again, as a new version; pages that were moved to another document stay there
   */
  readonly restoreVersion: {
    readonly body: { readonly applicantUid: string; readonly docId: string; readonly versionNo: number;
      readonly version?: number; };
    readonly reply: Document;
  };
  /** Open a password-protected PDF; the password is used once and never kept */
  readonly unlockDocument: {
    readonly body: { readonly applicantUid: string; readonly docId: string; readonly password: string; };
    readonly reply: Document;
  };
  /** Read a document once more: one that failed, or with a newer engine */
  readonly readDocumentAgain: {
    readonly body: { readonly applicantUid: string; readonly docId: string; };
    readonly reply: Document;
  };
  /** Staff have compared the document with the original */
  readonly verifyDocument: {
    readonly body: { readonly applicantUid: string; readonly docId: string; readonly isVerifiedByAgent: boolean; };
    readonly reply: Document;
  };
  /**
   * Give a document to the traveller it belongs to: sealed anew under their key, beside their application of the trip
   */
  readonly moveDocument: {
    readonly body: { readonly applicantUid: string; readonly docId: string; readonly toApplicantUid: string;
      readonly version?: number; };
    readonly reply: Document;
  };
  /**
   * Say whose a document is that names someone else than the traveller; if it is the traveller’s passport, the
   * traveller takes its name
   */
  readonly answerOwner: {
    readonly body: { readonly applicantUid: string; readonly docId: string; readonly answer: 'traveller'
      | 'supporting'; readonly version?: number; };
    readonly reply: Document;
  };
  /** Say which name field is blank on the page of a passport with one name */
  readonly answerBlankName: {
    readonly body: { readonly applicantUid: string; readonly docId: string; readonly blank: 'surname'
      | 'givenNames'; readonly version?: number; };
    readonly reply: Document;
  };
  /** An address for the file as it came: one object, this session, five minutes */
  readonly originalTicket: {
    readonly body: { readonly docId: string; };
    readonly reply: { readonly url: string; readonly expiresAt: string; };
  };
  /** A page picture, by its ticket; the whole picture also in a width that fits a screen */
  readonly pageImage: {
    readonly query: { readonly ticket: string; readonly width?: '800' | '1600'; };
    readonly repliesFile: true;
  };
  /** The file as it came, by its ticket; always as an attachment */
  readonly originalFile: {
    readonly query: { readonly ticket: string; };
    readonly repliesFile: true;
  };
  /** Who viewed which document, latest first */
  readonly documentViews: {
    readonly query: { readonly applicantUid: string; readonly limit?: string; readonly cursor?: string; };
    readonly reply: { readonly items: ReadonlyArray<{ readonly viewUid: string; readonly at: string;
      readonly docId: string; readonly fileName: string; readonly viewedByName: string; readonly role: string;
      readonly purpose: 'page' | 'thumbnail' | 'original' | 'values' | 'download'; }>; readonly nextCursor: string
      | null; readonly total: number | null; readonly more: boolean; };
  };
  /** What was agreed to for an applicant */
  readonly getConsent: {
    readonly query: { readonly applicantUid: string; };
    readonly reply: { readonly consents: ReadonlyArray<Consent>; readonly offersElsewhere: boolean; };
  };
  /**
   * Agree to the reading of documents, with the text that was shown; staff record the agreement on behalf of the
   * person
   */
  readonly giveConsent: {
    readonly body: { readonly applicantUid: string; readonly purpose: 'readDocuments' | 'readElsewhere';
      readonly version: number; readonly language: 'en' | 'hi'; };
    readonly reply: Consent;
  };
  /** Withdraw a consent; from then on documents are no longer read, or no longer by the external service */
  readonly withdrawConsent: {
    readonly body: { readonly applicantUid: string; readonly purpose: 'readDocuments' | 'readElsewhere'; };
    readonly reply: { readonly consents: ReadonlyArray<Consent>; };
  };
  /**
   * The pages of a traveller, or of everyone who travels with this application, arranged into documents; with the
   * history of the visit
   */
  readonly arrangement: {
    readonly query?: { readonly applicantUid?: string; readonly applicationUid?: string; readonly visitUid?: string; };
    readonly reply: { readonly travellers: ReadonlyArray<Applicant2>; readonly history: ReadonlyArray<Operation2>; };
  };
  /**
   * One operation on the arrangement. The server orders operations of all editors; a repeated operationUid has one
   * effect
   */
  readonly arrangePages: {
    readonly body: { readonly operationUid: string; readonly visitUid: string; readonly seen: ReadonlyArray<{
      readonly applicantUid: string; readonly version: number; }>; readonly step: { readonly step: 'move';
      readonly pages: ReadonlyArray<{ readonly docId: string; readonly pageUid: string; }>;
      readonly toDocId: string; readonly afterPageUid: string | null; } | { readonly step: 'moveToNew';
      readonly pages: ReadonlyArray<{ readonly docId: string; readonly pageUid: string; }>;
      readonly newDocId: string; readonly applicantUid: string; readonly category: 'Passport' | 'Proof of Funds'
      | 'Insurance' | 'Proof of Travel' | 'Letter' | 'Proof of Employment' | 'Photo' | 'Other' | 'National ID'
      | 'Proof of Status' | 'Proof of Relationship' | 'Proof of Marital Status' | 'Proof of Address'; } | {
      readonly step: 'edit'; readonly docId: string; readonly pageUid: string;
      readonly operations: ReadonlyArray<{ readonly op: 'rotate'; readonly degrees: 90 | 180 | 270; } | {
      readonly op: 'crop'; readonly left: number; readonly top: number; readonly width: number;
      readonly height: number; } | Operation | { readonly op: 'straighten'; readonly degrees: number;
      readonly ratio: number; } | { readonly op: 'light'; readonly brightness: number;
      readonly contrast: number; }>; } | { readonly step: 'rotate'; readonly pages: ReadonlyArray<{
      readonly docId: string; readonly pageUid: string; }>; readonly degrees: 90 | 270; } | {
      readonly step: 'remove'; readonly pages: ReadonlyArray<{ readonly docId: string;
      readonly pageUid: string; }>; } | { readonly step: 'categorise'; readonly docId: string;
      readonly category: 'Passport' | 'Proof of Funds' | 'Insurance' | 'Proof of Travel' | 'Letter'
      | 'Proof of Employment' | 'Photo' | 'Other' | 'National ID' | 'Proof of Status' | 'Proof of Relationship'
      | 'Proof of Marital Status' | 'Proof of Address'; } | { readonly step: 'place'; readonly docId: string;
      readonly newDocId: string; readonly applicantUid: string; readonly category: 'Passport' | 'Proof of Funds'
      | 'Insurance' | 'Proof of Travel' | 'Letter' | 'Proof of Employment' | 'Photo' | 'Other' | 'National ID'
      | 'Proof of Status' | 'Proof of Relationship' | 'Proof of Marital Status' | 'Proof of Address'; } | {
      readonly step: 'discard'; readonly docId: string; } | { readonly step: 'undo';
      readonly operationUid: string; }; };
    readonly reply: { readonly outcome: 'applied' | 'rebased' | 'refused'; readonly refusal: 'pageMoved'
      | 'pageChanged' | 'tooManyPages' | 'documentGone' | 'documentBusy' | 'documentInUse' | 'lastPage'
      | 'alreadyPlaced' | 'notTogether' | 'alreadyUndone' | 'nothingToChange' | null; readonly byName: string
      | null; readonly travellers: ReadonlyArray<Applicant2>; readonly history: ReadonlyArray<Operation2>; };
  };
  /**
   * The documents of everyone who travels with this application that a person has to place, or whose category is only
   * likely, with the reasons and the likeliest travellers
   */
  readonly sorting: {
    readonly query: { readonly applicationUid: string; };
    readonly reply: { readonly questions: ReadonlyArray<{ readonly docId: string; readonly applicantUid: string;
      readonly firstPage: number | null; readonly reasons: ReadonlyArray<{ readonly reason: 'fitsSeveral';
      readonly name: string; readonly applicantUids: ReadonlyArray<string>; } | { readonly reason: 'namesSeveral';
      readonly applicantUids: ReadonlyArray<string>; } | { readonly reason: 'fitsNobody'; readonly name: string; }
      | { readonly reason: 'namesNobody'; } | { readonly reason: 'similar'; readonly name: string;
      readonly applicantUid: string; } | { readonly reason: 'contradicted'; readonly name: string;
      readonly applicantUid: string; } | { readonly reason: 'category'; } | { readonly reason: 'categoryKnown';
      readonly category: 'Passport' | 'Proof of Funds' | 'Insurance' | 'Proof of Travel' | 'Letter'
      | 'Proof of Employment' | 'Photo' | 'Other' | 'National ID' | 'Proof of Status' | 'Proof of Relationship'
      | 'Proof of Marital Status' | 'Proof of Address'; readonly kind: string | null; } | {
      readonly reason: 'named'; readonly name: string; readonly applicantUid: string; } | {
      readonly reason: 'sharedNumber'; readonly value: string; readonly applicantUid: string;
      readonly kind: string | null; } | { readonly reason: 'travelDay'; readonly day: string;
      readonly applicantUid: string; readonly kind: string | null; } | { readonly reason: 'neighbours';
      readonly applicantUid: string; readonly sides: 'before' | 'after' | 'both'; } | {
      readonly reason: 'fileName'; readonly applicantUid: string; } | { readonly reason: 'onlyMissing';
      readonly applicantUid: string; readonly category: 'Passport' | 'Proof of Funds' | 'Insurance'
      | 'Proof of Travel' | 'Letter' | 'Proof of Employment' | 'Photo' | 'Other' | 'National ID'
      | 'Proof of Status' | 'Proof of Relationship' | 'Proof of Marital Status' | 'Proof of Address'; }>;
      readonly people: ReadonlyArray<{ readonly applicantUid: string; readonly share: number | null; }>; }>; };
  };
  /** What people of the realm taught the classifier, newest first */
  readonly listCategoryLessons: {
    readonly reply: ListCategoryLessonsReply;
  };
  /** Remove what was taught; documents keep their category */
  readonly removeCategoryLesson: {
    readonly body: { readonly lessonUid: string; };
    readonly reply: ListCategoryLessonsReply;
  };
  /** Who travels together with this application, and the state of their documents */
  readonly trip: {
    readonly query: { readonly applicationUid: string; };
    readonly reply: { readonly tripUid: string | null; readonly travellers: ReadonlyArray<{
      readonly application: Application; readonly documents: ReadonlyArray<{ readonly docId: string;
      readonly applicantUid: string; readonly fileName: string; readonly category: 'Passport' | 'Proof of Funds'
      | 'Insurance' | 'Proof of Travel' | 'Letter' | 'Proof of Employment' | 'Photo' | 'Other' | 'National ID'
      | 'Proof of Status' | 'Proof of Relationship' | 'Proof of Marital Status' | 'Proof of Address';
      readonly categoryOutcome: 'accept' | 'confirm'; readonly kind: string | null; readonly state: 'uploaded'
      | 'scanned' | 'rendered' | 'read' | 'classified' | 'extracted' | 'checked' | 'rejected' | 'failed';
      readonly reason: 'infected' | 'notWhatItSays' | 'activeContent' | 'damaged' | 'tooManyPages'
      | 'tooManyPixels' | 'passwordNeeded' | 'tooSlow' | null; readonly retake: ReadonlyArray<'blur' | 'glare'
      | 'cutEdge' | 'tooSmall' | 'tooDark' | 'noMrz' | 'unreadable'>; readonly toConfirm: number;
      readonly belonging: 'own' | 'other' | 'unclear'; readonly belongsTo: { readonly applicantUid: string;
      readonly name: string; } | null; readonly version: number; readonly ownerQuestion: 'similar' | 'different'
      | 'sameName' | null; readonly movedFrom: { readonly applicantUid: string; readonly name: string; } | null;
      readonly copyOf: string | null; }>; }>; };
  };
  /** The same dates for every traveller of the trip whose application is still open, all or none */
  readonly updateTripDates: {
    readonly body: { readonly applicationUid: string; readonly fromDate: string; readonly toDate: string;
      readonly seen?: ReadonlyArray<{ readonly applicationUid: string; readonly version: number; }>; };
    readonly reply: { readonly applications: ReadonlyArray<Application>; readonly locked: ReadonlyArray<{
      readonly applicationUid: string; readonly applicantName: string; }>; };
  };
  /**
   * Give travellers of the same trip a copy of a document that covers them too, encrypted with the key of each
   * traveller
   */
  readonly shareDocument: {
    readonly body: { readonly applicantUid: string; readonly docId: string;
      readonly toApplicantUids: ReadonlyArray<string>; };
    readonly reply: PrimaryDocumentsReply;
  };
  /** An application's form: its answers, what the documents propose with their sources, and which version it keeps */
  readonly getForm: {
    readonly query: { readonly applicationUid: string; };
    readonly reply: Application3;
  };
  /**
   * Confirm, write or take out answers; each names the version its editor saw, and a newer one refuses all with both
   * values
   */
  readonly saveAnswers: {
    readonly body: { readonly applicationUid: string; readonly answers: ReadonlyArray<{ readonly field: string;
      readonly value: string | ReadonlyArray<string> | ReadonlyArray<Readonly<Record<string, string
      | ReadonlyArray<string>>>> | null; readonly basis: number; readonly act: 'confirmed' | 'edited';
      readonly source?: Source | { readonly from: 'application' | 'profile' | 'answer' | 'carried';
      readonly name: string; readonly value: string; } | null; }>; };
    readonly reply: { readonly answers: Readonly<Record<string, Answers | null>>; readonly savedAt: string;
      readonly version: number; };
  };
  /** The sections a review has to decide: last decision, reply, and answers before and after */
  readonly reviewRound: {
    readonly query: { readonly applicationUid: string; };
    readonly reply: { readonly applicationUid: string; readonly round: number; readonly missing: number;
      readonly blocking: number; readonly sections: ReadonlyArray<{ readonly section: string;
      readonly isOpen: boolean; readonly isChanged: boolean; readonly last: { readonly verdict: 'approved'
      | 'returned'; readonly reason: string | null; readonly round: number; readonly reviewerName: string;
      readonly at: string; } | null; readonly reply: { readonly text: string; readonly personName: string;
      readonly at: string; } | null; readonly changes: ReadonlyArray<{ readonly field: string;
      readonly before: string | ReadonlyArray<string> | ReadonlyArray<Readonly<Record<string, string
      | ReadonlyArray<string>>>> | null; readonly after: string | ReadonlyArray<string>
      | ReadonlyArray<Readonly<Record<string, string | ReadonlyArray<string>>>> | null; }>; }>; };
  };
  /** Who wrote or confirmed what in one field, latest first */
  readonly answerHistory: {
    readonly query: { readonly applicationUid: string; readonly field: string; };
    readonly reply: { readonly acts: ReadonlyArray<{ readonly at: string; readonly byName: string | null;
      readonly act: 'confirmed' | 'edited' | 'declared'; readonly value: string | ReadonlyArray<string>
      | ReadonlyArray<Readonly<Record<string, string | ReadonlyArray<string>>>> | null; readonly was: string
      | ReadonlyArray<string> | ReadonlyArray<Readonly<Record<string, string | ReadonlyArray<string>>>>
      | null; }>; };
  };
  /**
   * Accept the declaration: every required answer is valid and nothing blocks; what stands there is kept as declared
   */
  readonly acceptDeclaration: {
    readonly body: { readonly applicationUid: string; readonly version?: number; readonly accepted: true; };
    readonly reply: Application;
  };
  /** Take the newer version of the form; answers whose field is gone are kept in the history only */
  readonly moveToNewerForm: {
    readonly body: { readonly applicationUid: string; readonly formVersion: number; };
    readonly reply: Application3;
  };
  /**
   * Report that a page has the form open and which field it edits; returns who else has it open and which fields they
   * hold
   */
  readonly visitForm: {
    readonly body: { readonly applicationUid: string; readonly visitUid: string; readonly field: string | null;
      readonly act: 'stay' | 'edit' | 'leave'; };
    readonly reply: { readonly visitors: ReadonlyArray<{ readonly name: string; readonly field: string | null;
      readonly locksForMs: number | null; readonly goneInMs: number; }>; };
  };
  /** What contradicts or is missing, with the evidence of both sides and what to do */
  readonly getFindings: {
    readonly query: { readonly applicationUid: string; };
    readonly reply: Application4;
  };
  /** Go on in spite of a finding, for a reason that is kept; an empty reason takes it back */
  readonly acceptFinding: {
    readonly body: { readonly applicationUid: string; readonly key: string; readonly reason: string; };
    readonly reply: Application4;
  };
  /** An application's package, how far it is, and what bars a new one */
  readonly getPackage: {
    readonly query: { readonly applicationUid: string; };
    readonly reply: { readonly current: Package | null; readonly earlier: ReadonlyArray<Package>;
      readonly bar: 'notDeclared' | 'approval' | 'documentsBusy' | null; readonly receipt?: {
      readonly receiptUid: string; readonly receivedAt: string; readonly portal: string; readonly counts: {
      readonly pages: number; readonly typed: number; readonly equal: number; readonly differing: number;
      readonly personal: number; }; }; };
  };
  /** Have the package built; while one is being built from the same inputs it is the one */
  readonly buildPackage: {
    readonly body: { readonly applicationUid: string; };
    readonly reply: Package;
  };
  /** A ticket for one download: this package, this person, this session, five minutes */
  readonly packageTicket: {
    readonly body: { readonly packageUid: string; };
    readonly reply: { readonly url: string; readonly expiresAt: string; };
  };
  /** The package as a ZIP, by its ticket; always as an attachment */
  readonly packageFile: {
    readonly query: { readonly ticket: string; };
    readonly repliesFile: true;
  };
  /** The public keys a realm signed and signs its packages with, old ones too */
  readonly packageKeys: {
    readonly query: { readonly realm: string; };
    readonly reply: { readonly realm: string; readonly displayName: string; readonly keys: ReadonlyArray<{
      readonly keyId: string; readonly publicKey: string; readonly since: string; }>; };
  };
  /** The issued visa of an application, compared with what was asked for */
  readonly getGrant: {
    readonly query: { readonly applicationUid: string; };
    readonly reply: GetGrantReply;
  };
  /** Say which document is the issued visa, or that none is */
  readonly setGrant: {
    readonly body: { readonly applicationUid: string; readonly docId: string | null; };
    readonly reply: GetGrantReply;
  };
  /** Say that the differences of the issued visa were seen */
  readonly seeGrant: {
    readonly body: { readonly applicationUid: string; };
    readonly reply: GetGrantReply;
  };
  /** Who issues an agency’s invoices, its prices by destination and its exchange rates */
  readonly getPrices: {
    readonly query?: { readonly agencyUid?: string; };
    readonly reply: Agency3;
  };
  /** Enter who issues the agency’s invoices */
  readonly saveSeller: {
    readonly body: { readonly seller: Seller; readonly version: number; };
    readonly reply: Agency3;
  };
  /** Replace the prices of a destination; quotes that exist stay as they are */
  readonly savePriceList: {
    readonly body: { readonly formId: string; readonly version: number; readonly lines: ReadonlyArray<Line2>; };
    readonly reply: Agency3;
  };
  /** Enter an exchange rate with its day; the newest day of a currency counts for new quotes */
  readonly addExchangeRate: {
    readonly body: { readonly currency: 'AED' | 'AUD' | 'AZN' | 'CAD' | 'CHF' | 'EUR' | 'GBP' | 'IDR' | 'JPY'
      | 'KWD' | 'NZD' | 'OMR' | 'SGD' | 'THB' | 'TRY' | 'USD' | 'VND' | 'ZAR'; readonly rateMicros: number;
      readonly on: string; };
    readonly reply: Agency3;
  };
  /** Invoices, receipts and credit notes of an agency, newest first; also those whose traveller was erased */
  readonly listBilling: {
    readonly query?: { readonly agencyUid?: string; readonly limit?: string; readonly cursor?: string; };
    readonly reply: { readonly items: ReadonlyArray<Billing>; readonly nextCursor: string | null;
      readonly total: number | null; readonly more: boolean; };
  };
  /**
   * The invoices, receipts and credit notes of an agency for a file, at most 10,000 rows; an entry of the audit trail
   */
  readonly exportBilling: {
    readonly body?: { readonly agencyUid?: string; };
    readonly reply: { readonly items: ReadonlyArray<Billing>; readonly isCut: boolean; };
  };
  /** The PDF of a document that tax law keeps after its traveller was erased */
  readonly retainedBillingFile: {
    readonly query: { readonly billingUid: string; };
    readonly repliesFile: true;
  };
  /** Quotes, invoices and payments of an application, and what is due */
  readonly getBilling: {
    readonly query: { readonly applicationUid: string; };
    readonly reply: GetBillingReply;
  };
  /** Calculate a quote from today’s prices and rates; it does not change afterwards */
  readonly createQuote: {
    readonly body: { readonly applicationUid: string; readonly forTrip: boolean; readonly customerState: '10'
      | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '26'
      | '27' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '38' | '96' | '04' | '07' | '06'
      | '02' | '01' | '03' | '08' | '09' | '05'; };
    readonly reply: GetBillingReply;
  };
  /** Record that the customer accepted a quote; other open quotes of the application are withdrawn */
  readonly acceptQuote: {
    readonly body: { readonly quoteUid: string; };
    readonly reply: GetBillingReply;
  };
  /** Withdraw a quote that has no invoice */
  readonly withdrawQuote: {
    readonly body: { readonly quoteUid: string; };
    readonly reply: GetBillingReply;
  };
  /** Issue the invoice of an accepted quote under the next number of the financial year */
  readonly issueInvoice: {
    readonly body: { readonly quoteUid: string; readonly customer: { readonly name: string;
      readonly address: string; readonly gstin: string | null; }; readonly language: 'en' | 'hi'; };
    readonly reply: GetBillingReply;
  };
  /** Record a payment on an invoice and issue its receipt */
  readonly recordPayment: {
    readonly body: { readonly billingUid: string; readonly amount: number; readonly paidOn: string;
      readonly method: 'upi' | 'bankTransfer' | 'card' | 'cash' | 'cheque'; readonly reference: string; };
    readonly reply: GetBillingReply;
  };
  /** Cancel an invoice with a credit note over its whole amount */
  readonly cancelInvoice: {
    readonly body: { readonly billingUid: string; readonly reason: string; };
    readonly reply: GetBillingReply;
  };
  /** The PDF of an invoice, receipt or credit note; always as an attachment */
  readonly billingFile: {
    readonly query: { readonly billingUid: string; };
    readonly repliesFile: true;
  };
  /** A code for the phone: one device, ten minutes; documents sent with it go to this applicant and application */
  readonly createHandoff: {
    readonly body: { readonly applicantUid: string; readonly applicationUid?: string; };
    readonly reply: { readonly handoffUid: string; readonly state: 'waiting' | 'connected' | 'over';
      readonly expiresAt: string; readonly documents: number; readonly code: string; };
  };
  /** Whether the phone is connected, and how many documents came; for whoever made the code */
  readonly handoffState: {
    readonly query: { readonly handoffUid: string; };
    readonly reply: { readonly handoffUid: string; readonly state: 'waiting' | 'connected' | 'over';
      readonly expiresAt: string; readonly documents: number; };
  };
  /** Nothing more is taken from the phone */
  readonly cancelHandoff: {
    readonly body: { readonly handoffUid: string; };
    readonly reply: { readonly handoffUid: string; readonly state: 'waiting' | 'connected' | 'over';
      readonly expiresAt: string; readonly documents: number; };
  };
  /** The first device that uses a code may send documents for half an hour, and do nothing else */
  readonly claimHandoff: {
    readonly body: { readonly code: string; readonly credential: string; };
    readonly reply: { readonly expiresAt: string; readonly firstName: string; };
  };
  /** A photo judged by the destination's rule, and where it is cut */
  readonly getPhoto: {
    readonly query: { readonly applicationUid: string; readonly docId: string; };
    readonly reply: GetPhotoReply;
  };
  /** Move or scale the frame of the cut; null puts it back where the face says */
  readonly nudgePhoto: {
    readonly body: { readonly applicationUid: string; readonly docId: string; readonly nudge: {
      readonly x: number; readonly y: number; readonly zoom: number; } | null; };
    readonly reply: GetPhotoReply;
  };
  /** The cut picture, by its ticket */
  readonly photoCut: {
    readonly query: { readonly ticket: string; };
    readonly repliesFile: true;
  };
  /** What is stored about me and the travellers I added, in numbers */
  readonly getStoredData: {
    readonly reply: { readonly email: string; readonly travellers: number; readonly applications: number;
      readonly documents: number; readonly packages: number; readonly nextTravelDate: string | null;
      readonly isOnHold: boolean; };
  };
  /** An address for everything about me as a ZIP: this person, this session, five minutes */
  readonly exportTicket: {
    readonly reply: { readonly url: string; readonly expiresAt: string; };
  };
  /** Everything about me as JSON and files in a ZIP, by its ticket; always as an attachment */
  readonly exportFile: {
    readonly query: { readonly ticket: string; };
    readonly repliesFile: true;
  };
  /** Erase me and the travellers I added, for good; the email address confirms it */
  readonly deleteAccount: {
    readonly body: { readonly confirmation: string; };
    readonly reply: { readonly erasureUids: ReadonlyArray<string>; };
  };
  /** Erase a traveller of the agency with everything about them, for good; the full name confirms it */
  readonly eraseApplicant: {
    readonly body: { readonly applicantUid: string; readonly confirmation: string; };
    readonly reply: { readonly erasureUid: string; };
  };
  /** How far an erasure is, and its signed certificate; for whoever has its number */
  readonly getErasure: {
    readonly query: { readonly erasureUid: string; };
    readonly reply: { readonly erasureUid: string; readonly requestedAt: string; readonly erasedAt: string | null;
      readonly certificate: string | null; readonly signature: string | null; };
  };
  /** Legal holds in force */
  readonly listHolds: {
    readonly reply: ListHoldsReply;
  };
  /** Stop erasure and retention of the traveller of an application, with the reason */
  readonly placeHold: {
    readonly body: { readonly reference: string; readonly reason: string; };
    readonly reply: ListHoldsReply;
  };
  /** End a legal hold; retention applies again */
  readonly releaseHold: {
    readonly body: { readonly holdUid: string; };
    readonly reply: ListHoldsReply;
  };
  /** Who opened which data of an applicant and why, latest first */
  readonly dataAccesses: {
    readonly query: { readonly applicantUid: string; readonly own?: 'no'; readonly limit?: string;
      readonly cursor?: string; };
    readonly reply: { readonly items: ReadonlyArray<{ readonly accessUid: string; readonly at: string;
      readonly times: number; readonly personName: string; readonly role: string; readonly companyName: string
      | null; readonly isOwn: boolean; readonly purpose: string; readonly fields: ReadonlyArray<'birthDate'
      | 'phone' | 'address' | 'fileName' | 'documentValues' | 'answers' | 'findings' | 'notes' | 'reasons'
      | 'photoMeasures' | 'passportNumber' | 'page' | 'thumbnail' | 'original' | 'photo' | 'package' | 'export'
      | 'invoice'>; readonly documents: ReadonlyArray<Document3>; }>; readonly nextCursor: string | null;
      readonly total: number | null; readonly more: boolean; readonly people: number | null; };
  };
  /** Entries of the audit trail, latest first; an agency gets its own */
  readonly listTrail: {
    readonly query?: { readonly personUid?: string; readonly kind?: string; readonly field?: string;
      readonly purpose?: string; readonly from?: string; readonly to?: string; readonly search?: string;
      readonly limit?: string; readonly cursor?: string; };
    readonly reply: { readonly items: ReadonlyArray<Item2>; readonly nextCursor: string | null;
      readonly total: number | null; readonly more: boolean; };
  };
  /** One entry of the audit trail with its place in the chain */
  readonly getTrailEntry: {
    readonly query: { readonly entryNumber: string; };
    readonly reply: { readonly entryNumber: number; readonly at: string; readonly kind: 'read' | 'change'
      | 'refused'; readonly action: string; readonly personName: string; readonly role: string;
      readonly companyName: string | null; readonly purpose: string; readonly fields: ReadonlyArray<string>;
      readonly subjectName: string; readonly applicantUid: string | null; readonly applicantName: string;
      readonly reference: string; readonly documents: ReadonlyArray<Document3>; readonly address: string;
      readonly requestUid: string | null; readonly previous: { readonly entryNumber: number;
      readonly hash: string; } | null; readonly hash: string; readonly next: { readonly entryNumber: number;
      readonly hash: string; } | null; readonly isVerified: boolean; };
  };
  /** People whose entries the caller may read, by name; at most 20 */
  readonly trailPeople: {
    readonly query?: { readonly search?: string; readonly personUid?: string; };
    readonly reply: { readonly people: ReadonlyArray<{ readonly personUid: string; readonly name: string;
      readonly role: string; }>; };
  };
  /** The entries of a filter for a file, latest first, at most 10,000; the export is an entry itself */
  readonly exportTrail: {
    readonly body?: { readonly personUid?: string; readonly kind?: string; readonly field?: string;
      readonly purpose?: string; readonly from?: string; readonly to?: string; readonly search?: string; };
    readonly reply: { readonly items: ReadonlyArray<Item2>; readonly isCut: boolean; };
  };
  /** The latest check of the chain of the audit trail */
  readonly trailCheck: {
    readonly reply: TrailCheckReply;
  };
  /** Check every entry, their order and the signed anchors; a check that is running is not started twice */
  readonly startTrailCheck: {
    readonly reply: TrailCheckReply;
  };
  /** Queues, parts, backups and certificates of the installation in numbers, without personal data */
  readonly systemStatus: {
    readonly reply: { readonly at: string; readonly release: string; readonly parts: ReadonlyArray<{
      readonly part: 'postgresql' | 'keycloak' | 'object-store' | 'scanner' | 'mail'; readonly state: 'up'
      | 'partly' | 'down' | 'unknown'; readonly since: string | null; readonly milliseconds: number | null; }>;
      readonly queues: ReadonlyArray<{ readonly queue: 'mail' | 'notices' | 'accounts' | 'documents' | 'packages'
      | 'prints' | 'webhooks' | 'checks' | 'backfills' | 'erasures'; readonly waiting: number;
      readonly running: number; readonly oldestSeconds: number; }>; readonly processes: ReadonlyArray<{
      readonly service: 'api' | 'worker'; readonly release: string; readonly copies: number; }>;
      readonly workersAlive: number; readonly backups: { readonly base: string | null; readonly log: string
      | null; } | null; readonly signingKeySince: string | null; readonly certificates: ReadonlyArray<{
      readonly address: 'product' | 'keycloak' | 'object-store'; readonly endsAt: string; }>; };
  };
  /** Numbers about applications in a period, never a name of a traveller; distributors see no group under five */
  readonly getAnalytics: {
    readonly query: { readonly from: string; readonly to: string; readonly compare?: 'previous' | 'year' | 'none';
      readonly agencyUid?: string; readonly destination?: string; };
    readonly reply: { readonly period: { readonly from: string; readonly to: string; }; readonly comparedWith: {
      readonly from: string; readonly to: string; } | null; readonly today: string; readonly isCountedTo: string;
      readonly hidesSmallGroups: boolean; readonly started: { readonly now: number | null; readonly was: number
      | null; }; readonly submitted: { readonly now: number | null; readonly was: number | null; };
      readonly lead: { readonly median: number | null; readonly cases: number | null; readonly was: number | null;
      readonly casesBefore: number | null; }; readonly firstPass: { readonly share: number | null;
      readonly cases: number | null; readonly was: number | null; readonly casesBefore: number | null; };
      readonly corrected: { readonly share: number | null; readonly cases: number | null; readonly was: number
      | null; readonly casesBefore: number | null; }; readonly days: ReadonlyArray<{ readonly day: string;
      readonly now: number | null; readonly was: number | null; }>; readonly steps: ReadonlyArray<{
      readonly step: 'details' | 'guidelines' | 'upload' | 'review' | 'submit'; readonly now: number | null;
      readonly was: number | null; }>; readonly weeks: ReadonlyArray<{ readonly from: string;
      readonly share: number | null; readonly cases: number | null; }>; readonly returnedSections: ReadonlyArray<{
      readonly section: string; readonly now: number | null; }>; readonly outcomes: ReadonlyArray<{
      readonly outcome: 'APPROVED' | 'PENDING' | 'REJECTED' | 'WITHDRAWN'; readonly now: number | null;
      readonly was: number | null; }>; readonly refusals: ReadonlyArray<{ readonly rule: string; readonly title: {
      readonly en: string; readonly hi: string; }; readonly now: number | null; }>;
      readonly stays: ReadonlyArray<{ readonly status: 'draft' | 'initiated' | 'form-data-collected'
      | 'package-ready' | 'online-form-completed' | 'submitted'; readonly median: number | null;
      readonly ninth: number | null; readonly cases: number | null; readonly was: number | null;
      readonly casesBefore: number | null; }>; readonly statuses: ReadonlyArray<{ readonly status: 'draft'
      | 'initiated' | 'form-data-collected' | 'package-ready' | 'online-form-completed' | 'submitted';
      readonly now: number | null; }>; readonly destinations: ReadonlyArray<{ readonly destination: string;
      readonly started: number | null; readonly startedBefore: number | null; readonly submitted: number | null;
      readonly approved: number | null; readonly refused: number | null; readonly open: number | null; }>;
      readonly findings: ReadonlyArray<{ readonly rule: string; readonly title: { readonly en: string;
      readonly hi: string; }; readonly severity: 'blocking' | 'warning' | 'note'; readonly now: number | null;
      readonly solved: number | null; }>; readonly corrections: ReadonlyArray<{ readonly kind: string;
      readonly cases: number | null; readonly changed: number | null; readonly field: string | null; }>;
      readonly waiting: { readonly reviews: number | null; readonly oldest: string | null;
      readonly overThreeDays: number | null; }; readonly companies: ReadonlyArray<{ readonly uid: string;
      readonly name: string; readonly started: number | null; readonly firstPass: number | null;
      readonly reviews: number | null; readonly months: ReadonlyArray<number | null>; readonly lead: number
      | null; readonly corrected: number | null; readonly granted: number | null; }>;
      readonly companyKind: 'agency' | 'agent'; readonly companyTotal: number; };
  };
  /** API keys that have not been ended, newest first; never the keys themselves */
  readonly listApiKeys: {
    readonly reply: ListApiKeysReply;
  };
  /** Make an API key for programs of the own agency, or of the realm; it is in this reply and nowhere else */
  readonly createApiKey: {
    readonly body: { readonly name: string; readonly scopes: ReadonlyArray<'applications.read'
      | 'applications.write' | 'applicants.read' | 'applicants.write' | 'documents.read' | 'documents.add'
      | 'agencies.read'>; readonly months: number; };
    readonly reply: { readonly key: Key; readonly secret: string; };
  };
  /** Give a key of the own agency or realm more time; from then on it acts in the name of the person who renews it */
  readonly renewApiKey: {
    readonly body: { readonly keyUid: string; readonly months: number; };
    readonly reply: Key;
  };
  /** End a key at once */
  readonly endApiKey: {
    readonly body: { readonly keyUid: string; };
    readonly reply: ListApiKeysReply;
  };
  /** Endpoints that are sent events, with how their last deliveries went */
  readonly listWebhooks: {
    readonly reply: ListWebhooksReply;
  };
  /** Send chosen events to an address; the secret that signs them is in this reply and nowhere else */
  readonly createWebhook: {
    readonly body: { readonly name: string; readonly url: string;
      readonly events: ReadonlyArray<'application.created' | 'application.status' | 'application.returned'
      | 'application.approved' | 'application.outcome' | 'application.transferred' | 'application.deleted'
      | 'application.restored' | 'documents.read' | 'package.ready'>; };
    readonly reply: { readonly endpoint: Endpoint2; readonly secret: string; };
  };
  /** Change name, address and events of an endpoint; its secret stays */
  readonly changeWebhook: {
    readonly body: { readonly endpointUid: string; readonly name: string; readonly url: string;
      readonly events: ReadonlyArray<'application.created' | 'application.status' | 'application.returned'
      | 'application.approved' | 'application.outcome' | 'application.transferred' | 'application.deleted'
      | 'application.restored' | 'documents.read' | 'package.ready'>; };
    readonly reply: Endpoint2;
  };
  /** Pause an endpoint or let it go on; events of a pause are stored for 72 hours */
  readonly pauseWebhook: {
    readonly body: { readonly endpointUid: string; readonly isPaused: boolean; };
    readonly reply: Endpoint2;
  };
  /** Remove an endpoint with its secret and its deliveries */
  readonly removeWebhook: {
    readonly body: { readonly endpointUid: string; };
    readonly reply: ListWebhooksReply;
  };
  /** Deliveries of an endpoint, latest first, or the failed ones before the others */
  readonly listDeliveries: {
    readonly query: { readonly endpointUid: string; readonly order?: 'failed' | 'latest'; readonly limit?: string;
      readonly cursor?: string; };
    readonly reply: { readonly items: ReadonlyArray<Delivery>; readonly nextCursor: string | null;
      readonly total: number | null; readonly more: boolean; };
  };
  /** One delivery as the receiver gets it */
  readonly getDelivery: {
    readonly query: { readonly deliveryUid: string; };
    readonly reply: { readonly deliveryUid: string; readonly eventUid: string;
      readonly event: 'application.created' | 'application.status' | 'application.returned'
      | 'application.approved' | 'application.outcome' | 'application.transferred' | 'application.deleted'
      | 'application.restored' | 'documents.read' | 'package.ready'; readonly reference: string;
      readonly at: string; readonly state: 'waiting' | 'delivered' | 'parked'; readonly tries: number;
      readonly triedAt: string | null; readonly nextAt: string | null; readonly status: number | null;
      readonly cause: 'status' | 'redirect' | 'timeout' | 'connection' | 'address' | 'reply' | null;
      readonly tookMs: number | null; readonly headers: ReadonlyArray<{ readonly name: string;
      readonly value: string; }>; readonly body: string; };
  };
  /** Send one delivery again now, with the same event id */
  readonly replayDelivery: {
    readonly body: { readonly deliveryUid: string; };
    readonly reply: Delivery;
  };
  /** Send all parked and failing deliveries of an endpoint again, oldest first, one a second; or stop that */
  readonly replayDeliveries: {
    readonly body: { readonly endpointUid: string; readonly isStopped: boolean; };
    readonly reply: Endpoint2;
  };
  /** Whether deadlines of the own or the agency’s applications can be read by a calendar */
  readonly getCalendarFeed: {
    readonly reply: { readonly isOn: boolean; readonly address: string | null; readonly createdAt: string | null;
      readonly usedAt: string | null; };
  };
  /** Make a secret address for a calendar; an earlier one ends. The address is in this reply and nowhere else */
  readonly createCalendarFeed: {
    readonly body?: Nothing;
    readonly reply: { readonly isOn: boolean; readonly address: string | null; readonly createdAt: string | null;
      readonly usedAt: string | null; };
  };
  /** End the address for calendars */
  readonly endCalendarFeed: {
    readonly body?: Nothing;
    readonly reply: { readonly isOn: boolean; readonly address: string | null; readonly createdAt: string | null;
      readonly usedAt: string | null; };
  };
  /** Start links for partner sites that have not been revoked, newest first; never their addresses */
  readonly listPartnerLinks: {
    readonly reply: ListPartnerLinksReply;
  };
  /**
   * Make a start link for a partner’s site, of the own agency or, by an admin, of the platform agency; its address is
   * in this reply and nowhere else
   */
  readonly createPartnerLink: {
    readonly body: { readonly name: string; readonly trip: Trip; readonly expiresOn: string | null;
      readonly mostUses: number | null; };
    readonly reply: { readonly link: Link; readonly address: string; };
  };
  /** Pause a start link of a partner’s site, or let it go on */
  readonly pausePartnerLink: {
    readonly body: { readonly linkUid: string; readonly isPaused: boolean; };
    readonly reply: ListPartnerLinksReply;
  };
  /** End a start link of a partner’s site for good */
  readonly revokePartnerLink: {
    readonly body: { readonly linkUid: string; };
    readonly reply: ListPartnerLinksReply;
  };
  /** What a visitor of a partner’s start link sees before signing in */
  readonly openPartnerLink: {
    readonly body: { readonly key: string; };
    readonly reply: { readonly agencyName: string; readonly trip: Trip; };
  };
  /**
   * Take the trip of a partner’s start link; a traveller of its agency also gets the key that starts the application
   */
  readonly usePartnerLink: {
    readonly body: { readonly key: string; };
    readonly reply: { readonly trip: Trip; readonly start: { readonly applicationCreationKey: string;
      readonly applicantUid: string; readonly agencyUid: string; } | null; };
  };
}
