import type { PackageFile } from '@visawright/contract/package.ts';
import type { Form } from '@visawright/forms/form-schema.ts';

export type FormKind = 'copy' | 'filled'; // our own sheet, or the official blank

const papers: Readonly<Record<Form['channel'], string>> = {
  'paper+appointment': 'Print',
  'online+appointment': 'Upload if asked, bring a print',
  'e-visa': 'Upload',
};
const copies: Readonly<Record<Form['channel'], string>> = {
  'paper+appointment': 'Copy onto the official form',
  'online+appointment': 'Type into the online form',
  'e-visa': 'Type into the online form',
};
const passports: Readonly<Record<Form['channel'], string>> = {
  'paper+appointment': 'Bring it, with these pages printed',
  'online+appointment': 'Upload if asked, bring it',
  'e-visa': 'Upload',
};

// How one file of the package reaches the authority.
export function handIn(file: PackageFile, { channel }: Pick<Form, 'channel'>, form: FormKind): string {
  if (file.name.startsWith('01-')) return form === 'copy' ? copies[channel] : 'Print and sign';
  if (file.category === 'Passport') return passports[channel];
  if (file.category === 'Photo') return channel === 'e-visa' ? 'Upload' : 'Print on photo paper';
  return file.category ? papers[channel] : 'Keep with the file';
}

// What to do with the whole, in the order it is done.
export function steps(form: Form, kind: FormKind): string[] {
  const { channel, portal, applicationCentre } = form;
  const where = applicationCentre?.name ?? form.authority;
  if (channel === 'e-visa')
    return [
      `Answer the online form (${portal.name}) from 01-form.pdf.`,
      'Upload the files named above where the portal asks for them.',
      'Nothing has to be printed. Keep this package with your application.',
    ];
  const onPaper = [
    kind === 'filled'
      ? 'Print 01-form.pdf on white A4 and sign it where it asks for your signature.'
      : `Fill in the official form (${portal.name}) from 01-form.pdf and sign it.`,
    'Print the other files one-sided on white A4, in this order, with this page on top.',
    `Hand them in with your passport: ${where}.`,
  ];
  const online = [
    `Answer the online form (${portal.name}) from 01-form.pdf, print what it gives you and sign it where it asks.`,
    'Print the other files one-sided on white A4, in this order, with this page on top; upload them where the portal asks.',
    `Bring everything with your passport to your appointment: ${where}.`,
  ];
  return channel === 'paper+appointment' ? onPaper : online;
}

// Size and number of photos in the words of the destination's data.
export function photoWords({ photo }: Pick<Form, 'photo'>): string | null {
  const size = photo.widthMm && photo.heightMm ? `${photo.widthMm} × ${photo.heightMm} mm` : null;
  const ground = photo.background ? `background ${photo.background}` : null;
  if (!photo.required) return photo.note || null;
  const facts = [size, ground].filter((each) => each !== null).join(', ');
  return [facts && `${facts}.`, photo.note].filter(Boolean).join(' ') || null;
}
