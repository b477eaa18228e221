import { manifestName, signatureName } from '@visawright/contract/delivery/manifest.ts';
import type { FileVerdict, Verified, VerifiedFile } from '@visawright/contract/verify/verify-package.ts';
import type { VerifyTextKey } from '@visawright/contract/verify/texts/verify-texts.ts';
import { element, icon } from './element.ts';
import { translate, size } from './language.ts';

const words: Readonly<Record<FileVerdict, VerifyTextKey>> = {
  same: 'same',
  changed: 'changedFile',
  missing: 'missing',
  added: 'added',
};
const icons: Readonly<Record<FileVerdict, string>> = { same: 'good', changed: 'bad', missing: 'gone', added: 'more' };

// Titles and page counts come from the manifest, so they are shown only if the signature is valid.
function about({ name }: VerifiedFile, { manifest, seal }: Verified): string {
  if (name === manifestName) return translate('manifest');
  if (name === signatureName) return translate('signature');
  const file = seal === 'holds' ? manifest?.files.find((each) => each.name === name) : undefined;
  if (!file) return '';
  const pages = file.pages === 1 ? translate('page') : translate('pages', { count: file.pages ?? 0 });
  return [file.title, file.pages === null ? '' : pages, size(file.bytes)].filter((part) => part !== '').join(' · ');
}

function line(file: VerifiedFile, verified: Verified): HTMLElement {
  const isSealed = verified.seal === 'holds';
  const word = file.status === 'same' && !isSealed ? 'listed' : words[file.status];
  const tone = file.status === 'same' ? (isSealed ? 'good' : 'quiet') : 'bad';
  return element(
    'li',
    { 'data-file': file.name, 'data-status': file.status },
    element('div', {}, element('b', {}, file.name), element('span', {}, about(file, verified))),
    element('span', { class: `verify-badge tone-${tone}` }, icon(icons[file.status]), translate(word)),
  );
}

export const fileList = (verified: Verified): HTMLElement =>
  element('ul', { class: 'verify-files' }, ...verified.files.map((file) => line(file, verified)));
