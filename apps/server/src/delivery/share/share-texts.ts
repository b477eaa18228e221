import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Language } from '@visawright/forms/documents/category-texts.ts';

export interface ShareTexts {
  readonly title: (country: string) => string;
  readonly purpose: Readonly<Record<VisaGroup, string>>;
  readonly lead: string;
  readonly messageFrom: (agency: string) => string;
  readonly required: string;
  readonly recommended: string;
  readonly why: string;
  readonly onlyIf: (clause: string) => string;
  readonly source: string;
  readonly check: string;
  readonly how: string;
  readonly start: (name: string) => string;
  readonly other: string; // the other language, in that language
  readonly notFound: string;
  readonly notFoundText: string;
  readonly home: string;
}

export const shareTexts: Readonly<Record<Language, ShareTexts>> = {
  en: {
    title: (country) => `Documents for ${country}`,
    purpose: { Tourism: 'Tourism', Business: 'Business', Student: 'Student' },
    messageFrom: (agency) => `Message from ${agency}`,
    lead: 'What you need to submit, and why. Tick what you already have. Your ticks are not saved.',
    required: 'Required',
    recommended: 'Recommended',
    why: 'Why:',
    onlyIf: (clause) => `Only if ${clause}`,
    source: 'Where this list comes from',
    check: 'Requirements can change. Check them again before you apply.',
    how: 'How we know this',
    start: (name) => `Open ${name}`,
    other: 'हिन्दी में पढ़ें',
    notFound: 'We could not find this list',
    notFoundText:
      'The link may be incomplete, or we do not have a list for this destination. Please ask for the link again.',
    home: 'Go to home page',
  },
  hi: {
    title: (country) => `${country} के लिए दस्तावेज़`,
    purpose: { Tourism: 'पर्यटन', Business: 'व्यवसाय', Student: 'विद्यार्थी' },
    messageFrom: (agency) => `${agency} का संदेश`,
    lead: 'आपको क्या जमा करना है, और क्यों। जो आपके पास है उस पर निशान लगाएँ। ये निशान सहेजे नहीं जाते।',
    required: 'ज़रूरी',
    recommended: 'सुझाए गए',
    why: 'क्यों:',
    onlyIf: (clause) => `केवल तब, जब ${clause}`,
    source: 'यह सूची कहाँ से है',
    check: 'नियम बदल सकते हैं। आवेदन करने से पहले फिर जाँच लें।',
    how: 'हमें यह कैसे पता है',
    start: (name) => `${name} खोलें`,
    other: 'Read in English',
    notFound: 'यह सूची नहीं मिली',
    notFoundText: 'लिंक शायद अधूरा है, या इस देश की सूची हमारे पास नहीं है। कृपया लिंक फिर से माँगें।',
    home: 'मुख्य पृष्ठ पर जाएँ',
  },
};
