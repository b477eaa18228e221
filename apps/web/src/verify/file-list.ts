import { manifestName, signatureName } from '@visawright/contract/manifest.ts';
import type { FileStanding, Verified, VerifiedFile } from '@visawright/contract/verify/verify-package.ts';
import type { VerifyWord } from '@visawright/contract/verify/words/verify-words.ts';
import { element, icon } from './element.ts';
import { say, size } from './language.ts';

const words: Readonly<Record<FileStanding, VerifyWord>> = {
  same: 'same',
  changed: 'changedFile',
  missing: 'missing',
  added: 'added',
};
const icons: Readonly<Record<FileStanding, string>> = { same: 'good', changed: 'bad', missing: 'gone', added: 'more' };

// Titles and numbers are the manifest's word, so they are repeated only where its seal holds.
function about({ name }: VerifiedFile, { manifest, seal }: Verified): string {
  if (name === manifestName) return say('manifest');
  if (name === signatureName) return say('signature');
  const file = seal === 'holds' ? manifest?.files.find((each) => each.name === name) : undefined;
  if (!file) return '';
  const pages = file.pages === 1 ? say('page') : say('pages', { count: file.pages ?? 0 });
  return [file.title, file.pages === null ? '' : pages, size(file.bytes)].filter((part) => part !== '').join(' · ');
}

function line(file: VerifiedFile, verified: Verified): HTMLElement {
  const isSealed = verified.seal === 'holds';
  const word = file.standing === 'same' && !isSealed ? 'listed' : words[file.standing];
  const tone = file.standing === 'same' ? (isSealed ? 'good' : 'quiet') : 'bad';
  return element(
    'li',
    { 'data-file': file.name, 'data-standing': file.standing },
    element('div', {}, element('b', {}, file.name), element('span', {}, about(file, verified))),
    element('span', { class: `verify-mark tone-${tone}` }, icon(icons[file.standing]), say(word)),
  );
}

export const fileList = (verified: Verified): HTMLElement =>
  element('ul', { class: 'verify-files' }, ...verified.files.map((file) => line(file, verified)));
