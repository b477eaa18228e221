import type { Pack, SignedPack } from '@visawright/contract/extension/pack.ts';
import { packSha256 } from '@visawright/packs/canonical/pack-hash.ts';
import type { Stage } from '../stage/open-stage.ts';
import { signAsAttacker } from './sign-as-attacker.ts';

// What a network in the middle could put in the place of the server's pack.
export interface AlteredPack {
  readonly name: string;
  readonly isSmall?: boolean;
  readonly alter: (signed: SignedPack, stage: Stage, others: OtherPacks) => unknown;
}

// Packs that the same server really signed, for another realm or another portal.
export interface OtherPacks {
  readonly ofOtherPortal: SignedPack;
  readonly ofOtherRealm: SignedPack;
}

// The passport number goes where the occupation is asked for.
function remapped(pack: Pack): Pack {
  const pages = pack.pages.map((page) => {
    const from = page.fields.find((field) => 'question' in field.from && field.from.question === 'passportNumber');
    const to = page.fields.find((field) => 'question' in field.from && field.from.question === 'occupation');
    if (!from || !to) return page;
    return { ...page, fields: page.fields.map((field) => (field === to ? { ...field, from: from.from } : field)) };
  });
  return { ...pack, pages };
}

const withPack = (signed: SignedPack, pack: Pack): SignedPack => ({ ...signed, pack });
const flip = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;

export const alteredPacks: readonly AlteredPack[] = [
  {
    name: 'a field that takes another answer',
    alter: (signed) => withPack(signed, remapped(signed.pack)),
  },
  {
    name: 'a field that takes another answer, with the hash of the change',
    isSmall: true,
    alter: (signed) => ({ ...withPack(signed, remapped(signed.pack)), sha256: packSha256(remapped(signed.pack)) }),
  },
  {
    name: 'the address of another site',
    alter: (signed, { evil }) => withPack(signed, { ...signed.pack, origins: [...signed.pack.origins, evil.sameHost] }),
  },
  {
    name: 'frames of another site',
    alter: (signed, { evil }) => withPack(signed, { ...signed.pack, frameOrigins: [evil.sameHost] }),
  },
  { name: 'a higher number', alter: (signed) => withPack(signed, { ...signed.pack, number: signed.pack.number + 1 }) },
  { name: 'another signature', alter: (signed) => ({ ...signed, signature: flip(signed.signature) }) },
  { name: 'no signature', alter: (signed) => ({ ...signed, signature: '' }) },
  {
    name: 'a hash that is not its own',
    alter: (signed) => ({ ...signed, sha256: flip(signed.sha256.toLowerCase()).toLowerCase() }),
  },
  {
    name: 'the attacker’s signature under the name of the realm’s key',
    isSmall: true,
    alter: (signed) => signAsAttacker(remapped(signed.pack), signed.keyId),
  },
  { name: 'the attacker’s own key', alter: (signed) => signAsAttacker(remapped(signed.pack), 'own-key') },
  { name: 'the pack of another realm', isSmall: true, alter: (_, __, { ofOtherRealm }) => ofOtherRealm },
  { name: 'the pack of another portal', isSmall: true, alter: (_, __, { ofOtherPortal }) => ofOtherPortal },
  {
    name: 'a property that is not part of a pack',
    alter: (signed) => ({ ...signed, script: 'https://127.0.0.2/x.js' }),
  },
  {
    name: 'more controls than a page may have',
    alter: (signed) => {
      const [page] = signed.pack.pages;
      const controls = Array.from({ length: 700 }, (_, n) => ({ ...page!.controls[0]!, ref: `c${n + 1}` }));
      return withPack(signed, { ...signed.pack, pages: [{ ...page!, controls }] });
    },
  },
  { name: 'nothing that is a pack', alter: () => ({ pack: 'none' }) },
];
