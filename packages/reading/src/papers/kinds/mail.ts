import { email } from '../normalise/phone.ts';

// In a picture a phone may run into the address of mail beside it.
export const mail = (raw: string): string | undefined => email(raw)?.replace(/^.*\d{9,}[-.]?(?=[a-z][^@]*@)/, '');
