import { idGroups, plainId } from '@visawright/contract/verify/id-groups.ts';
import { byId } from './element.ts';

export interface Expected {
  readonly id: string | null;
  readonly realm: string | null;
}

// From behind the # of a printed or sent address. Only a hint: it says what to compare with, never what is right.
export function expected(): Expected {
  const hints = new URLSearchParams(location.hash.slice(1));
  const id = plainId(hints.get('id') ?? '');
  return { id: /^[0-9a-f]{64}$/.test(id) ? id : null, realm: hints.get('realm') };
}

export function showExpected(): void {
  const { id } = expected();
  const box = byId('expected');
  box.hidden = id === null;
  box.querySelector('b')!.textContent = id === null ? '' : idGroups(id);
}
