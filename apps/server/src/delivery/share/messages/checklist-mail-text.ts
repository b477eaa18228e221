import type { MailSection } from '../../../platform/mail/render-mail.ts';

interface ChecklistMail {
  readonly firstName: string;
  readonly agency: string;
  readonly country: string;
  readonly text: string;
}

export const writeChecklistSubject = (language: 'en' | 'hi', { agency, country }: ChecklistMail): string =>
  language === 'hi' ? `${agency} का संदेश: ${country} के दस्तावेज़` : `Message from ${agency}: documents for ${country}`;

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

export function writeChecklistText(language: 'en' | 'hi', mail: ChecklistMail): MailSection {
  const { firstName, agency, country, text } = mail;
  if (language === 'hi')
    return {
      lang: 'hi',
      heading: `${agency} का संदेश`,
      lines: [`नमस्ते ${firstName},`, ...linesOf(text)],
      button: `${country} के दस्तावेज़ों की सूची खोलें`,
      after: ['सूची बिना खाते के खुलती है। पता केवल आपके लिए है; इसे आगे न भेजें।'],
      support: 'कोई सवाल?',
    };
  return {
    lang: 'en',
    heading: `A message from ${agency}`,
    lines: [`Hello ${firstName},`, ...linesOf(text)],
    button: `Open the list of documents for ${country}`,
    after: ['The list opens without an account. Its address is for you; please do not pass it on.'],
    support: 'Any questions?',
  };
}
