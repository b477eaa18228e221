import { demoApplications } from '../../applications/demo-applications.ts';
import { travellerFacts } from '../../travellers/traveller-facts.ts';
import { demoPassport, type Holder } from '../passport/demo-passport.ts';
import { drawnPassport } from '../passport/drawn-passport.ts';
import { inventedPassportNumber } from '../passport/invented-passport-number.ts';
import { drawnPortrait } from '../portrait/drawn-portrait.ts';

export interface PictureFile {
  readonly name: string; // dev/12/passport
  readonly draw: () => Promise<Buffer>;
}

// The pictures of a demo realm: the passport and the photo of everyone whose application is past its first step.
export function pictureFiles(realm: string): PictureFile[] {
  const travellers = new Set(demoApplications.flatMap(({ who, status }) => (status === 'draft' ? [] : [who])));
  return [...travellers].flatMap((who) => {
    const facts = travellerFacts(realm, who);
    const holder: Holder = {
      ...facts,
      passportNumber: facts.passportNumber ?? inventedPassportNumber(`${facts.firstName} ${facts.lastName}`),
    };
    return [
      { name: `${realm}/${who}/passport`, draw: () => drawnPassport(holder, demoPassport(holder)) },
      { name: `${realm}/${who}/photo`, draw: () => drawnPortrait(holder) },
    ];
  });
}
