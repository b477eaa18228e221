import type { NotificationKind } from '@visawright/contract/notification.ts';
import type { MailPart } from '../mail/layout.ts';
import type { MailedNotification } from './notification-mail.ts';

type Headings = Record<NotificationKind, (mailed: MailedNotification) => string>;

const en: Headings = {
  transferred: ({ reference }) => `Application ${reference} is now with you`,
  reviewReturned: ({ reference }) => `The review of ${reference} came back with questions`,
  reviewApproved: ({ reference }) => `The review of ${reference} is approved`,
  packageReady: ({ reference }) => `The package of ${reference} is ready`,
  requestMade: ({ agency }) => `${agency} asks for the browser extension`,
  requestDecided: () => 'Your request has been decided',
  announcement: ({ title }) => title ?? '',
};

const hi: Headings = {
  transferred: ({ reference }) => `आवेदन ${reference} अब आपके पास है`,
  reviewReturned: ({ reference }) => `${reference} की समीक्षा प्रश्नों के साथ वापस आई है`,
  reviewApproved: ({ reference }) => `${reference} की समीक्षा स्वीकृत हुई`,
  packageReady: ({ reference }) => `${reference} का पैकेज तैयार है`,
  requestMade: ({ agency }) => `${agency} ने ब्राउज़र एक्सटेंशन माँगा है`,
  requestDecided: () => 'आपके अनुरोध पर निर्णय हो गया है',
  announcement: ({ title }) => title ?? '',
};

const around = {
  en: {
    hello: 'Hello',
    button: 'Open notifications',
    off: 'You can switch these mails off in Settings.',
    support: 'Questions?',
  },
  hi: {
    hello: 'नमस्ते',
    button: 'सूचनाएँ खोलें',
    off: 'ये मेल आप सेटिंग्स में बंद कर सकते हैं।',
    support: 'कोई सवाल?',
  },
};

const spoken = ({ language }: MailedNotification) => (language === 'hi' ? 'hi' : 'en');
const headingOf = (mailed: MailedNotification) => (spoken(mailed) === 'hi' ? hi : en)[mailed.kind](mailed);

export const notificationSubject = (brand: string, mailed: MailedNotification) => `${headingOf(mailed)} · ${brand}`;

export function notificationWords(mailed: MailedNotification): MailPart {
  const lang = spoken(mailed);
  const { hello, button, off, support } = around[lang];
  const lines = [`${hello} ${mailed.first_name},`, ...mailed.words.split('\n').filter((line) => line.trim() !== '')];
  return { lang, heading: headingOf(mailed), lines, button, after: [off], support };
}
