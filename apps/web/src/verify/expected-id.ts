import { idGroups, plainId } from '@visawright/contract/verify/id-groups.ts';
import { byId } from './element.ts';

export interface ExpectedId {
  readonly id: string | null;
  readonly realm: string | null;
}

// From the fragment of a printed or shared link. A hint to compare with, not a proof.
export function expectedId(): ExpectedId {
  const hints = new URLSearchParams(location.hash.slice(1));
  const id = plainId(hints.get('id') ?? '');
  return { id: /^[0-9a-f]{64}$/.test(id) ? id : null, realm: hints.get('realm') };
}

export function showExpectedId(): void {
  const { id } = expectedId();
  const box = byId('expected');
  box.hidden = id === null;
  box.querySelector('b')!.textContent = id === null ? '' : idGroups(id);
}
