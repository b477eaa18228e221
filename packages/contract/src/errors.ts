// Code, status and text stand together. 401 only for a dead token, 403 only for a function the screens never offer,
// 404 for a record one may not see, 409 for state, 422 for bad values, 429 for quota.
export const errors = {
  'auth.failed': { status: 400, text: 'The username or password is not right.' },
  'auth.passwordChangeRequired': {
    status: 409,
    text: 'Your account was created for you. Update your password to continue.',
  },
  'auth.passwordRefused': { status: 422, text: 'This password cannot be used. Choose another one.' },
  'auth.tokenDead': { status: 401, text: 'Your session has ended. Sign in again.' },
  'auth.refreshDead': { status: 401, text: 'Your session has ended. Sign in again.' },
  'auth.resetDead': { status: 422, text: 'This link has been used or is too old. Ask for a new one.' },
  'access.functionRefused': { status: 403, text: 'Your role does not have this function.' },
  'tenant.mismatch': { status: 400, text: 'This session belongs to another address.' },
  'realm.unknown': { status: 404, text: 'There is nothing at this address.' },
  'record.notFound': { status: 404, text: 'We could not find that.' },
  'application.notEditable': { status: 409, text: 'This application can no longer be changed. Reopen it first.' },
  'application.versionStale': { status: 409, text: 'Someone else changed this meanwhile.' },
  'application.fieldReadOnly': { status: 422, text: 'A field that cannot be changed here was changed.' },
  'application.datesLocked': {
    status: 409,
    text: 'The dates are locked because the form data is collected. Reopen it first.',
  },
  'application.moveRefused': { status: 409, text: 'The application cannot take this step from where it stands.' },
  'application.guardRefused': { status: 409, text: 'Something is still missing before this step.' },
  'application.documentUnknown': { status: 422, text: 'One of the documents is not of this applicant.' },
  'application.undoTooLate': { status: 409, text: 'It is too late to undo this.' },
  'application.transferRefused': { status: 409, text: 'Choose an active agent of this agency.' },
  'review.alreadyRequested': { status: 409, text: 'This application is already with a reviewer.' },
  'review.reviewerUnknown': { status: 422, text: 'Choose active reviewers of this agency.' },
  'review.notOpen': { status: 409, text: 'This review is no longer waiting for you.' },
  'review.sectionUnknown': { status: 422, text: 'The form has no such section.' },
  'intake.keyRefused': {
    status: 409,
    text: 'This start link has been used or is too old. Ask your agency for a new one.',
  },
  'idempotency.keyReused': { status: 422, text: 'This idempotency key was used for something else.' },
  'person.emailTaken': { status: 409, text: 'Someone with this e-mail address is already here.' },
  'person.notYourself': { status: 409, text: 'You cannot do this to your own account.' },
  'person.handOverNeeded': { status: 409, text: 'Choose who takes over the open applications.' },
  'person.suspended': { status: 409, text: 'This account is suspended.' },
  'agency.isHouse': { status: 409, text: "The realm's own house cannot be suspended." },
  'request.alreadyDecided': { status: 409, text: 'This request is already decided.' },
  'request.alreadyPending': { status: 409, text: 'A request of yours is still waiting for an answer.' },
  'record.versionStale': { status: 409, text: 'Someone else changed this meanwhile.' },
  'domain.taken': { status: 409, text: 'This domain is already in use.' },
  'domain.notProven': { status: 409, text: 'The TXT record was not found yet. It can take some hours to show.' },
  'vision.addressRefused': { status: 422, text: 'This address does not lead outside. Use a public https address.' },
  'vision.keyMissing': { status: 422, text: 'Enter the key of the reading service.' },
  'image.refused': { status: 422, text: 'This picture cannot be used. Send a PNG, JPEG or WebP of at most 300 KB.' },
  'document.imageUrlMissing': { status: 422, text: 'Image URL is required' },
  'document.imageUrlRefused': { status: 422, text: 'This address is not a picture of ours.' },
  'document.fieldUnknown': { status: 422, text: 'This kind of paper has no such field.' },
  'document.valueInvalid': { status: 422, text: 'One of the values does not fit its field.' },
  'document.notRead': { status: 409, text: 'This document has not been read yet.' },
  'document.busy': { status: 409, text: 'This document is being read right now.' },
  'document.inUse': { status: 409, text: 'This document belongs to a submitted application and stays with it.' },
  'document.pageUnknown': { status: 422, text: 'The document has no such page.' },
  'document.notLocked': { status: 409, text: 'This document does not ask for a password.' },
  'document.notTogether': { status: 409, text: 'These two people do not travel together.' },
  'document.passwordWrong': { status: 422, text: 'This password does not open the file.' },
  'ticket.refused': { status: 404, text: 'We could not find that.' },
  'upload.refused': { status: 422, text: 'This file cannot be used.' },
  'upload.empty': { status: 422, text: 'The file is empty.' },
  'upload.mediaType': { status: 422, text: 'Send a PDF, JPEG, PNG or WebP.' },
  'upload.notWhatItSays': { status: 422, text: 'The file is damaged, or not what its name says.' },
  'upload.tooLarge': { status: 422, text: 'The file is larger than 25 MB.' },
  'upload.duplicate': { status: 409, text: 'You have already uploaded this file.' },
  'upload.tooManyFiles': { status: 422, text: 'That is too many files at once. Send them in smaller groups.' },
  'handoff.used': {
    status: 409,
    text: 'This code was already used on another device. Make a new one on your computer.',
  },
  'handoff.over': { status: 409, text: 'This code has run out. Make a new one on your computer.' },
  'handoff.ended': { status: 401, text: 'This connection to your computer has ended. Scan a new code there.' },
  'extension.versionTaken': { status: 409, text: 'This version is already published.' },
  'input.invalid': { status: 422, text: 'Some values are missing or not valid.' },
  'input.tooLarge': { status: 413, text: 'That is too large to send.' },
  'input.mediaType': { status: 415, text: 'This kind of content is not accepted here.' },
  'quota.tooMany': { status: 429, text: 'Too many tries. Wait a little and try again.' },
  'route.unknown': { status: 404, text: 'There is nothing at this address.' },
  'part.unavailable': { status: 503, text: 'A part of the service is not answering. Try again in a moment.' },
  unknown: { status: 500, text: 'Oops! Something went wrong' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errors;

// The wire word for a tenant mismatch is fixed by the design.
export const wireCode = (code: ErrorCode): string => (code === 'tenant.mismatch' ? 'tenant_mismatch' : code);

export interface ErrorBody {
  code: string;
  message: string;
  requestId: string;
  details?: unknown;
}
