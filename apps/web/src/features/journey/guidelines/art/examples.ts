import type { ReactNode } from 'react';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { billGood, billOld } from './address.tsx';
import { birthCut, birthGood, marriageCard, marriageGood } from './certificate.tsx';
import { slipGood, slipTyped } from './employment.tsx';
import { identityFront, identityGood } from './identity.tsx';
import { insuranceGood, insuranceShort } from './insurance.tsx';
import { letterGood, letterUnsigned } from './letter.tsx';
import { passportCut, passportGlare, passportGood } from './passport.tsx';
import { photoGood, photoShadow, photoSmall } from './photo.tsx';
import { scanAskew, scanGood } from './scan.tsx';
import { statementGood, statementPages, statementScreen } from './statement.tsx';
import { stickerBlur, stickerGood } from './status.tsx';
import { hotelGap, hotelGood, ticketGood, ticketOneWay } from './travel.tsx';
import type { TextIn } from '../../../../lib/translation/define-texts.ts';
import type { GuidelinesTranslate } from '../../../../translations/guidelines/guidelines-texts.ts';

export interface Example {
  readonly id: TextIn<GuidelinesTranslate, 'examples'>;
  readonly isGood: boolean;
  readonly drawing: ReactNode;
}

const good = (id: Example['id'], drawing: ReactNode): Example => ({ id, isGood: true, drawing });
const bad = (id: Example['id'], drawing: ReactNode): Example => ({ id, isGood: false, drawing });

// At least one good and one bad example per category.
export const examples: Readonly<Record<DocumentCategory, readonly Example[]>> = {
  Passport: [good('passportGood', passportGood), bad('passportCut', passportCut), bad('passportGlare', passportGlare)],
  Photo: [good('photoGood', photoGood), bad('photoSmall', photoSmall), bad('photoShadow', photoShadow)],
  'Proof of Funds': [
    good('statementGood', statementGood),
    bad('statementScreen', statementScreen),
    bad('statementPages', statementPages),
  ],
  Insurance: [good('insuranceGood', insuranceGood), bad('insuranceShort', insuranceShort)],
  'Proof of Travel': [
    good('ticketGood', ticketGood),
    bad('ticketOneWay', ticketOneWay),
    good('hotelGood', hotelGood),
    bad('hotelGap', hotelGap),
  ],
  Letter: [good('letterGood', letterGood), bad('letterUnsigned', letterUnsigned)],
  'Proof of Employment': [good('slipGood', slipGood), bad('slipTyped', slipTyped)],
  'National ID': [good('identityGood', identityGood), bad('identityFront', identityFront)],
  'Proof of Status': [good('stickerGood', stickerGood), bad('stickerBlur', stickerBlur)],
  'Proof of Relationship': [good('birthGood', birthGood), bad('birthCut', birthCut)],
  'Proof of Marital Status': [good('marriageGood', marriageGood), bad('marriageCard', marriageCard)],
  'Proof of Address': [good('billGood', billGood), bad('billOld', billOld)],
  Other: [good('scanGood', scanGood), bad('scanAskew', scanAskew)],
};
