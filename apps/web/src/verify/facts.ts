import { idGroups } from '@visawright/contract/verify/id-groups.ts';
import { byId, element, icon } from './element.ts';
import { expected } from './expected.ts';
import { language, moment, say, size } from './language.ts';
import type { Outcome } from './outcome.ts';

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
  const { id } = expected();
  const shown = element('span', { class: 'verify-id' }, idGroups(packageId));
  if (id === null) return row(say('packageId'), shown);
  const isSame = id === packageId;
  const compared = element('span', { class: `verify-mark tone-${isSame ? 'good' : 'doubt'}` });
  compared.append(icon(isSame ? 'good' : 'doubt'), say(isSame ? 'idSame' : 'idOther'));
  return row(say('packageId'), shown, compared);
}

// What the package says of itself is shown only where its seal holds; what was looked at, always.
export function facts({ file, at, verified, signer }: Outcome): HTMLElement {
  const manifest = verified?.seal === 'holds' ? verified.manifest : undefined;
  const list = element('dl', { class: 'verify-facts' });
  if (manifest)
    list.append(
      row(say('sealedBy'), signer),
      row(say('reference'), manifest.reference),
      row(say('destination'), destinationName(manifest.destination)),
      row(say('frozenAt'), `${moment(manifest.frozenAt, 'UTC')} UTC`),
      idRow(manifest.packageId),
    );
  list.append(row(say('checkedFile'), `${file.name} · ${size(file.size)}`), row(say('checkedAt'), moment(at)));
  return list;
}
