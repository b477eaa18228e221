// The words of the page that checks a package: for somebody at a consulate's counter who has never heard of it. Server and page both speak them.
export const en = {
  title: 'Verify a package',
  lead: 'Choose the ZIP file you were given. You will see whether every paper in it is exactly as it was when the package was sealed.',
  choose: 'Choose the file',
  drop: 'or drop it anywhere on this page',
  stays:
    'The file stays on your device. This page reads it here, sends nothing of it, and fetches only the public key of whoever sealed it.',
  expected: 'The package id you were given',
  checking: 'Checking {{name}}',
  another: 'Check another file',
  print: 'Print this result',
  again: 'Try again',

  whole: 'This package is whole',
  wholeText: 'All {{count}} files are exactly as {{signer}} sealed them. Nothing was changed, added or taken out.',
  other: 'Whole, but not the package you were told to expect',
  otherText: 'Nothing in it was changed since {{signer}} sealed it, but its id is another one. Compare the two ids.',
  changed: 'This package was changed',
  changedFiles: 'Changed since it was sealed:',
  missingFiles: 'Taken out:',
  addedFiles: 'Added afterwards, no part of what was sealed:',
  wrapping: 'The papers are as they were sealed, but the archive around them was written anew.',
  broken: 'The list of files and its signature do not belong together, so nothing in this file can be relied on.',
  changedAdvice: 'Ask for the file again, exactly as it was downloaded.',
  unsigned: 'This package has no signature',
  unsignedText:
    'It lists its files, but nobody vouches for the list. A package always comes with a signature: ask for the file as it was downloaded.',
  unknownKey: 'It is not known who sealed this package',
  unknownKeyText:
    'It names a key that is not published here, so nobody vouches for it. If it comes from another service, it can be checked only there.',
  notZip: 'This is not a package',
  notZipText: 'A package is one ZIP file. This is another kind of file.',
  packedAnew: 'This archive was packed again',
  packedAnewText:
    'Somebody has unpacked it and made a new ZIP, so the seal can no longer be checked. Ask for the file exactly as it was downloaded.',
  damaged: 'This archive is damaged',
  damagedText:
    'Its parts do not agree: it was cut short on the way, or altered. Ask for the file again, exactly as it was downloaded.',
  noManifest: 'This ZIP file is not a package',
  noManifestText: 'It has no list of contents that somebody signed. Ask for the file as it was downloaded.',
  tooLarge: 'This file is too large to be a package',
  tooLargeText: 'No package has this many files or is this long. Ask for the file as it was downloaded.',
  offline: 'The public key could not be fetched',
  offlineText:
    'Without it nobody can tell who sealed the package. Connect to the internet: the check goes on by itself.',
  unreadable: 'The file could not be read',
  unreadableText: 'It may have been moved or changed meanwhile. Choose it again.',
  oldBrowser: 'This browser is too old for this check',
  oldBrowserText: 'Use a current Chrome, Edge, Firefox or Safari, or check by hand as described below.',
  meaning:
    'What this tells you: these are the papers {{signer}} put together, unaltered. Whether a paper itself is genuine is for you to judge.',

  sealedBy: 'Sealed by',
  reference: 'Reference',
  destination: 'Destination',
  frozenAt: 'Sealed on',
  packageId: 'Package id',
  idSame: 'The same as the one you were given',
  idOther: 'Not the one you were given',
  checkedFile: 'File checked',
  checkedAt: 'Checked on',
  files: 'Files in it',
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
    'The same check without this page, with tools any computer department has: jq, sha256sum, curl and openssl 3.',
  unpack:
    'Unpack the ZIP file into an empty folder and open a terminal there. No file may be there that the list does not name.',
  sums: 'Compare every file with the list. Each line must end in OK.',
  keys: 'Fetch the public key from here, never from the package. Keys used in the past stay published.',
  seal: 'Check the signature of the list. It must say: Signature Verified Successfully.',
  noScript:
    'JavaScript is switched off, so this page cannot check the file for you. Check it by hand as described below, or switch JavaScript on and load the page again.',
};

export type VerifyWords = typeof en;
