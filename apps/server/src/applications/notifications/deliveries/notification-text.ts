import type { NotificationKind } from '@visawright/contract/platform/notification.ts';
import type { MailSection } from '../../../platform/mail/render-mail.ts';
import type { NotifiedEvent, NotifiedPerson } from './load-batch.ts';

type Headings = Record<NotificationKind, (event: NotifiedEvent) => string>;

const en: Headings = {
  transferred: ({ reference }) => `Application ${reference} was assigned to you`,
  reviewReturned: ({ reference }) => `Application ${reference} was returned from review`,
  reviewApproved: ({ reference }) => `Application ${reference} was approved in review`,
  packageReady: ({ reference }) => `The visa package for application ${reference} is ready`,
  requestMade: ({ agency }) => `${agency} requested the browser extension`,
  requestDecided: () => 'We have a decision on your request',
  announcement: ({ title }) => title ?? '',
  readLimit: () => 'Someone opened the data of many travellers within an hour',
  mentioned: ({ reference }) => `You were mentioned in a note on application ${reference}`,
  answered: ({ reference }) => `There is a new note on application ${reference}`,
  documentsMissing: ({ reference }) => `Application ${reference} still needs documents`,
  lodgeSoon: ({ reference }) => `The last day to submit application ${reference} is near`,
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
  mentioned: ({ reference }) => `आवेदन ${reference} के एक नोट में आपका उल्लेख है`,
  answered: ({ reference }) => `आवेदन ${reference} पर एक नया नोट है`,
  documentsMissing: ({ reference }) => `आवेदन ${reference} के कुछ दस्तावेज़ अभी बाकी हैं`,
  lodgeSoon: ({ reference }) => `आवेदन ${reference} जमा करने का अंतिम दिन पास है`,
};

const frame = {
  en: {
    hello: 'Hello',
    summary: (count: number) => `${count} new notifications`,
    button: 'Open notifications',
    off: 'Choose which of these emails you get:',
    settings: 'Notification settings',
    support: 'Any questions?',
  },
  hi: {
    hello: 'नमस्ते',
    summary: (count: number) => `${count} नई सूचनाएँ`,
    button: 'सूचनाएँ खोलें',
    off: 'आपको कौन-से ईमेल मिलें, यहाँ चुनें:',
    settings: 'सूचना सेटिंग',
    support: 'कोई सवाल?',
  },
};

// Outside channels other than email get no text that a person wrote.
const short: Record<NotifiedPerson['language'], Partial<Headings>> = {
  en: {
    announcement: () => 'There is a new announcement',
    requestMade: () => 'An agency requested the browser extension',
  },
  hi: {
    announcement: () => 'एक नई घोषणा है',
    requestMade: () => 'एक एजेंसी ने ब्राउज़र एक्सटेंशन का अनुरोध किया',
  },
};

const headingOf = ({ language }: NotifiedPerson, event: NotifiedEvent) =>
  (language === 'hi' ? hi : en)[event.kind](event);

function writeHeading(person: NotifiedPerson, events: readonly NotifiedEvent[]): string {
  const lines = new Set(events.map((event) => headingOf(person, event)));
  return lines.size === 1 ? [...lines][0]! : frame[person.language].summary(lines.size);
}

// One line for push messages, SMS and WhatsApp: the kind of event and the reference of its application.
export function writeShortText(person: NotifiedPerson, events: readonly NotifiedEvent[]): string {
  const { language } = person;
  const lines = new Set(events.map((event) => short[language][event.kind]?.(event) ?? headingOf(person, event)));
  return lines.size === 1 ? [...lines][0]! : frame[language].summary(events.length);
}

export const writeNotificationSubject = (brand: string, person: NotifiedPerson, events: readonly NotifiedEvent[]) =>
  `${writeHeading(person, events)} · ${brand}`;

const wordsOf = ({ words }: NotifiedEvent) => words.split('\n').filter((line) => line.trim() !== '');

// One event is the heading with its words below; several are a list, each once.
export function writeNotificationText(
  person: NotifiedPerson,
  events: readonly NotifiedEvent[],
  settingsLink: string,
): MailSection {
  const { hello, button, off, settings, support } = frame[person.language];
  const lines = new Set(events.map((event) => headingOf(person, event)));
  return {
    lang: person.language,
    heading: writeHeading(person, events),
    lines: [`${hello} ${person.firstName},`, ...(lines.size === 1 ? events.slice(0, 1).flatMap(wordsOf) : lines)],
    button,
    after: [],
    foot: { text: off, label: settings, link: settingsLink },
    support,
  };
}
