import type { NotificationKind } from '@visawright/contract/platform/notification.ts';
import type { MailSection } from '../../platform/mail/render-mail.ts';
import type { MailedNotification } from './send-notification-mail.ts';

type Headings = Record<NotificationKind, (mailed: MailedNotification) => string>;

const en: Headings = {
  transferred: ({ reference }) => `Application ${reference} was assigned to you`,
  reviewReturned: ({ reference }) => `Application ${reference} was returned from review`,
  reviewApproved: ({ reference }) => `Application ${reference} was approved in review`,
  packageReady: ({ reference }) => `The visa package for application ${reference} is ready`,
  requestMade: ({ agency }) => `${agency} requested the browser extension`,
  requestDecided: () => 'We have a decision on your request',
  announcement: ({ title }) => title ?? '',
  readLimit: () => 'Someone opened the data of many travellers within an hour',
};

const hi: Headings = {
  transferred: ({ reference }) => `आवेदन ${reference} आपको सौंपा गया है`,
  reviewReturned: ({ reference }) => `आवेदन ${reference} समीक्षा से लौटाया गया है`,
  reviewApproved: ({ reference }) => `आवेदन ${reference} समीक्षा में स्वीकृत हो गया है`,
  packageReady: ({ reference }) => `आवेदन ${reference} का वीज़ा पैकेज तैयार है`,
  requestMade: ({ agency }) => `${agency} ने ब्राउज़र एक्सटेंशन का अनुरोध किया है`,
  requestDecided: () => 'आपके अनुरोध पर निर्णय हो चुका है',
  announcement: ({ title }) => title ?? '',
  readLimit: () => 'किसी ने एक घंटे में कई यात्रियों की जानकारी खोली',
};

const frame = {
  en: {
    hello: 'Hello',
    button: 'Open notifications',
    off: 'You can turn off these emails in Settings.',
    support: 'Any questions?',
  },
  hi: {
    hello: 'नमस्ते',
    button: 'सूचनाएँ खोलें',
    off: 'आप ये ईमेल सेटिंग्स में बंद कर सकते हैं।',
    support: 'कोई सवाल?',
  },
};

const chooseLanguage = ({ language }: MailedNotification) => (language === 'hi' ? 'hi' : 'en');
const writeHeading = (mailed: MailedNotification) => (chooseLanguage(mailed) === 'hi' ? hi : en)[mailed.kind](mailed);

export const writeNotificationSubject = (brand: string, mailed: MailedNotification) =>
  `${writeHeading(mailed)} · ${brand}`;

export function writeNotificationText(mailed: MailedNotification): MailSection {
  const lang = chooseLanguage(mailed);
  const { hello, button, off, support } = frame[lang];
  const lines = [`${hello} ${mailed.first_name},`, ...mailed.words.split('\n').filter((line) => line.trim() !== '')];
  return { lang, heading: writeHeading(mailed), lines, button, after: [off], support };
}
