import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import type { Language } from '@visawright/forms/category-words.ts';

export interface ShareWords {
  readonly title: (country: string) => string;
  readonly purpose: Readonly<Record<VisaGroup, string>>;
  readonly lead: string;
  readonly required: string;
  readonly recommended: string;
  readonly why: string;
  readonly onlyFor: string;
  readonly source: string;
  readonly asOf: string;
  readonly unknown: string;
  readonly check: string;
  readonly how: string;
  readonly start: (name: string) => string;
  readonly other: string; // the other language, in that language
  readonly notFound: string;
  readonly notFoundText: string;
  readonly home: string;
}

export const shareWords: Readonly<Record<Language, ShareWords>> = {
  en: {
    title: (country) => `Papers for ${country}`,
    purpose: { Tourism: 'Tourism', Business: 'Business', Student: 'Student' },
    lead: 'What the destination asks for, and why. Tick what you have; this page keeps nothing.',
    required: 'Required',
    recommended: 'Recommended',
    why: 'Why:',
    onlyFor: 'Only for:',
    source: 'Where these rules come from',
    asOf: 'As of',
    unknown: 'date unknown',
    check: 'Rules change: check them again before you lodge.',
    how: 'How we know',
    start: (name) => `Open ${name}`,
    other: 'हिन्दी में पढ़ें',
    notFound: 'This list is not here',
    notFoundText: 'The link may be cut off, or we have no list for this destination. Ask for it again.',
    home: 'Go to home page',
  },
  hi: {
    title: (country) => `${country} के लिए काग़ज़`,
    purpose: { Tourism: 'पर्यटन', Business: 'व्यवसाय', Student: 'विद्यार्थी' },
    lead: 'गंतव्य देश क्या माँगता है, और क्यों। जो आपके पास है उस पर निशान लगाएँ; यह पन्ना कुछ याद नहीं रखता।',
    required: 'ज़रूरी',
    recommended: 'हो तो अच्छा',
    why: 'क्यों:',
    onlyFor: 'केवल इनके लिए:',
    source: 'ये नियम कहाँ से हैं',
    asOf: 'जानकारी की तारीख:',
    unknown: 'पता नहीं',
    check: 'नियम बदलते हैं: जमा करने से पहले फिर जाँचें।',
    how: 'हमें कैसे पता है',
    start: (name) => `${name} खोलें`,
    other: 'Read in English',
    notFound: 'यह सूची यहाँ नहीं है',
    notFoundText: 'शायद लिंक अधूरा है, या इस देश की सूची हमारे पास नहीं है। लिंक फिर से माँगें।',
    home: 'मुख्य पृष्ठ पर जाएँ',
  },
};
