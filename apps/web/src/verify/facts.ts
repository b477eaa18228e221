import { idGroups } from '@visawright/contract/verify/id-groups.ts';
import { byId, element, icon } from './element.ts';
import { expectedId } from './expected-id.ts';
import { language, moment, translate, size } from './language.ts';
import type { VerifyResult } from './verify-result.ts';

const destinations = JSON.parse(byId('destinations').textContent) as Partial<
  Record<string, { country: string; iso2: string }>
>;

function destinationName(id: string): string {
  const found = Object.hasOwn(destinations, id) ? destinations[id] : undefined;
  if (!found) return id;
  const name = language() === 'hi' ? new Intl.DisplayNames('hi', { type: 'region' }).of(found.iso2) : found.country;
  return name ?? found.country;
}

const row = (name: string, ...value: (Node | string)[]) =>
  element('div', {}, element('dt', {}, name), element('dd', {}, ...value));

function idRow(packageId: string): HTMLElement {
  const { id } = expectedId();
  const shown = element('span', { class: 'verify-id' }, idGroups(packageId));
  if (id === null) return row(translate('packageId'), shown);
  const isSame = id === packageId;
  const compared = element('span', { class: `verify-badge tone-${isSame ? 'good' : 'doubt'}` });
  compared.append(icon(isSame ? 'good' : 'doubt'), translate(isSame ? 'idSame' : 'idOther'));
  return row(translate('packageId'), shown, compared);
}

// Data from the manifest is shown only if the signature is valid.
export function facts({ file, at, verified, signer }: VerifyResult): HTMLElement {
  const manifest = verified?.seal === 'holds' ? verified.manifest : undefined;
  const list = element('dl', { class: 'verify-facts' });
  if (manifest)
    list.append(
      row(translate('sealedBy'), signer),
      row(translate('reference'), manifest.reference),
      row(translate('destination'), destinationName(manifest.destination)),
      row(translate('frozenAt'), `${moment(manifest.frozenAt, 'UTC')} UTC`),
      idRow(manifest.packageId),
    );
  list.append(
    row(translate('checkedFile'), `${file.name} · ${size(file.size)}`),
    row(translate('checkedAt'), moment(at)),
  );
  return list;
}
