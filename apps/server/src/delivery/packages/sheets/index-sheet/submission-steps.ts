import type { PackageFile, PackageForm } from '@visawright/contract/delivery/package.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';

const documents: Readonly<Record<Form['channel'], string>> = {
  'paper+appointment': 'Print',
  'online+appointment': 'Upload if asked and bring a printout',
  'e-visa': 'Upload',
};
const copies: Readonly<Record<Form['channel'], string>> = {
  'paper+appointment': 'Copy onto the official form',
  'online+appointment': 'Enter in the online form',
  'e-visa': 'Enter in the online form',
};
const filledForms: Readonly<Record<Form['channel'], string>> = {
  'paper+appointment': 'Print and sign',
  'online+appointment': 'Enter in the online form too; print and sign',
  'e-visa': 'Enter in the online form',
};
const passports: Readonly<Record<Form['channel'], string>> = {
  'paper+appointment': 'Bring your passport and these pages printed',
  'online+appointment': 'Upload if asked and bring your passport',
  'e-visa': 'Upload',
};

export function submissionMethod(file: PackageFile, { channel }: Pick<Form, 'channel'>, form: PackageForm): string {
  if (file.name.startsWith('01-')) return form === 'copy' ? copies[channel] : filledForms[channel];
  if (file.category === 'Passport') return passports[channel];
  if (file.category === 'Photo') return channel === 'e-visa' ? 'Upload' : 'Print on photo paper';
  return file.category ? documents[channel] : 'Keep with your application';
}

export function submissionSteps(form: Form, kind: PackageForm): string[] {
  const { channel, portal, applicationCentre } = form;
  const where = applicationCentre?.name ?? form.authority;
  if (channel === 'e-visa')
    return [
      `Fill in the online form (${portal.name}) using 01-form.pdf.`,
      'Upload the files listed above where the portal asks for them.',
      'You do not need to print anything. Keep this package with your application.',
    ];
  const atCounter = [
    kind === 'copy'
      ? `Fill in the official form (${portal.name}) using 01-form.pdf, and sign it.`
      : 'Print 01-form.pdf on white A4 paper, stick your photo on it, and write place, date and signature by hand.',
    'Print the other files single-sided on white A4 paper, in this order, with this page on top.',
    `Submit everything together with your passport: ${where}.`,
  ];
  const online = [
    `Fill in the online form (${portal.name}) using 01-form.pdf. Print the completed form and sign it where it asks for your signature.`,
    'Print the other files single-sided on white A4 paper, in this order, with this page on top. Upload them where the portal asks.',
    `Bring everything and your passport to your appointment: ${where}.`,
  ];
  return channel === 'paper+appointment' ? atCounter : online;
}

// As the destination's data describes them.
export function photoRequirements({ photo }: Pick<Form, 'photo'>): string | null {
  const size = photo.widthMm && photo.heightMm ? `${photo.widthMm} × ${photo.heightMm} mm` : null;
  const ground = photo.background ? `background ${photo.background}` : null;
  if (!photo.required) return photo.note || null;
  const facts = [size, ground].filter((each) => each !== null).join(', ');
  return [facts && `${facts}.`, photo.note].filter(Boolean).join(' ') || null;
}
