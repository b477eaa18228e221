import { PDFDocument } from '@cantoo/pdf-lib';
import { conditions, type Condition } from '@visawright/specimens/degrade/conditions.ts';
import { sharpOf } from '@visawright/specimens/degrade/raster.ts';
import { pagePictureOf } from '@visawright/specimens/drawing/page-picture.ts';
import { mrzLines } from '@visawright/specimens/mrz.ts';
import { getLayout } from '@visawright/specimens/passport-layouts/layouts.ts';
import { passportOf } from '@visawright/specimens/passport-of.ts';
import type { BackPage, Passport } from '@visawright/specimens/people/passport.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { women } from '../../travellers/demo-travellers.ts';

export interface Holder {
  readonly firstName: string;
  readonly lastName: string;
  readonly passportNumber: string;
  readonly birthDate: string;
}
export type DemoPassport = Passport & { readonly back: BackPage };

// A made-up passport marked SPECIMEN, with the demo traveller's name, number and birth date.
export function demoPassport(holder: Holder): DemoPassport {
  const drawn = passportOf({ seed: holder.passportNumber, indian: true, nameFormat: 'plain' });
  if (!drawn.back) throw new Error('an Indian specimen has a back page');
  const passport = {
    ...drawn,
    back: { ...drawn.back, spouseName: '' }, // otherwise the checklist would ask for a marriage certificate
    sex: women.has(holder.firstName) ? ('F' as const) : ('M' as const),
    number: holder.passportNumber,
    surname: holder.lastName.toUpperCase(),
    givenNames: holder.firstName.toUpperCase(),
    dateOfBirth: holder.birthDate,
    issueDate: '2023-04-18',
    expiryDate: '2033-04-17',
  };
  const { code } = passport;
  return { ...passport, mrz: mrzLines({ ...passport, documentCode: 'P', issuer: code, nationality: code }) };
}

const layout = getLayout('banyan');

export async function passportPicture(
  passport: DemoPassport,
  side: 'front' | 'back',
  condition: Condition,
): Promise<Buffer> {
  const sheet = layout[side](passport, randomOf('page', passport.number));
  const { raster } = await pagePictureOf(sheet);
  const { image } = await conditions[condition](raster, randomOf('degrade', side, passport.number));
  return sharpOf(image).jpeg({ quality: 86 }).toBuffer();
}

const a4 = [595.28, 841.89] as const;

// Both pages as a scanned PDF.
export async function passportScan(passport: DemoPassport): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  for (const side of ['front', 'back'] as const) {
    const image = await pdf.embedJpg(await passportPicture(passport, side, 'none'));
    const { width, height } = image.scaleToFit(a4[0] - 120, a4[1] / 2);
    pdf.addPage([...a4]).drawImage(image, { x: 60, y: a4[1] - 60 - height, width, height });
  }
  return Buffer.from(await pdf.save());
}
