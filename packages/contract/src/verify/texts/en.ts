// Texts of the public verification page, used by server and page. The reader may be a consular officer who sees it for the first time.
export const en = {
  title: 'Verify a package',
  lead: 'Choose the ZIP file you were given. We show you whether every document in it is exactly as it was when the package was sealed.',
  choose: 'Choose the file',
  drop: 'or drop it anywhere on this page',
  stays:
    'The file stays on your device. This page reads it here and sends none of it; it only fetches the public key of whoever sealed it.',
  expected: 'The package ID you were given',
  checking: 'Checking {{name}}',
  another: 'Check another file',
  print: 'Print this result',
  again: 'Try again',

  whole: 'This package is intact',
  wholeText: 'All {{count}} files are exactly as {{signer}} sealed them. Nothing was changed, added or removed.',
  other: 'Intact, but not the package you expected',
  otherText: 'Nothing in it was changed since {{signer}} sealed it, but its ID is different. Compare the two IDs.',
  changed: 'This package was changed',
  changedFiles: 'Changed since it was sealed:',
  missingFiles: 'Removed:',
  addedFiles: 'Added later, not part of what was sealed:',
  wrapping: 'The documents are as they were sealed, but the ZIP file was rewritten.',
  broken: 'The list of files and its signature do not match, so nothing in this file can be relied on.',
  changedAdvice: 'Ask for the original file again, exactly as it was downloaded.',
  unsigned: 'This package has no signature',
  unsignedText:
    'It lists its files, but the list is not signed. A package always has a signature: ask for the file as it was downloaded.',
  unknownKey: 'We do not know who sealed this package',
  unknownKeyText:
    'It names a key that is not published here, so we cannot confirm who sealed it. ' +
    'If it comes from another service, it can only be checked there.',
  notZip: 'This is not a package',
  notZipText: 'A package is one ZIP file. This is a different kind of file.',
  packedAnew: 'This ZIP file was repacked',
  packedAnewText:
    'Someone unpacked it and created a new ZIP file, so the seal can no longer be checked. Ask for the file exactly as it was downloaded.',
  damaged: 'This ZIP file is damaged',
  damagedText:
    'Its parts do not match: it was cut off during transfer, or changed. Ask for the original file again, exactly as it was downloaded.',
  noManifest: 'This ZIP file is not a package',
  noManifestText: 'It has no signed list of contents. Ask for the file as it was downloaded.',
  tooLarge: 'This file is too large to be a package',
  tooLargeText: 'No package has this many files or is this large. Ask for the file as it was downloaded.',
  offline: 'The public key could not be fetched',
  offlineText:
    'Without it we cannot tell who sealed the package. Connect to the internet, and the check continues automatically.',
  unreadable: 'The file could not be read',
  unreadableText: 'It may have been moved or changed in the meantime. Choose it again.',
  oldBrowser: 'This browser is too old for this check',
  oldBrowserText: 'Use a current Chrome, Edge, Firefox or Safari, or check by hand as described below.',
  meaning:
    'What this means: these are the documents {{signer}} put together, unchanged. ' +
    'Whether a document itself is genuine is for you to judge.',

  sealedBy: 'Sealed by',
  reference: 'Reference',
  destination: 'Destination',
  frozenAt: 'Sealed on',
  packageId: 'Package ID',
  idSame: 'The same as the one you were given',
  idOther: 'Not the one you were given',
  checkedFile: 'File checked',
  checkedAt: 'Checked on',
  files: 'Files',
  page: '1 page',
  pages: '{{count}} pages',
  same: 'As sealed',
  listed: 'As listed',
  changedFile: 'Changed',
  missing: 'Missing',
  added: 'Added',
  manifest: 'List of files',
  signature: 'Signature of the list',

  byHand: 'Check by hand',
  byHandLead:
    'The same check without this page, with tools every IT department has: jq, sha256sum, curl and openssl 3.',
  unpack: 'Unpack the ZIP file into an empty folder and open a terminal there. The folder must contain no other files.',
  sums: 'Compare every file with the list. Each line must end in OK.',
  keys: 'Fetch the public key from here, never from the package. Keys used in the past stay published.',
  seal: 'Check the signature of the list. It must say: Signature Verified Successfully.',
  noScript:
    'JavaScript is turned off, so this page cannot check the file for you. ' +
    'Check it by hand as described below, or turn JavaScript on and reload the page.',
};

export type VerifyTexts = typeof en;
