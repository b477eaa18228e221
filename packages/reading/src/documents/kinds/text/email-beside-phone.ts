import { normaliseEmail } from '../../normalise/normalise-phone.ts';

// OCR may join a phone number and the email address beside it.
export const emailBesidePhone = (raw: string): string | undefined =>
  normaliseEmail(raw)?.replace(/^.*\d{9,}[-.]?(?=[a-z][^@]*@)/, '');
