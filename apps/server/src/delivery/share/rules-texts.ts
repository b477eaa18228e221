import type { Severity } from '@visawright/contract/applications/finding-facts.ts';
import type { Language } from '@visawright/forms/documents/category-texts.ts';
import type { NotFoundTexts } from './share-request.ts';

interface RulesTexts extends NotFoundTexts {
  readonly title: (country: string) => string;
  readonly lead: string;
  readonly count: (rules: number) => string;
  readonly none: string;
  readonly purpose: string;
  readonly everyPurpose: string;
  readonly severity: Readonly<Record<Severity, { readonly title: string; readonly text: string }>>;
  readonly onlyFor: string;
  readonly mustFix: string;
  readonly checklist: string;
}

export const rulesTexts: Readonly<Record<Language, RulesTexts>> = {
  en: {
    title: (country) => `Rules for ${country}`,
    lead: 'What we check before you submit, and where each rule comes from.',
    count: (rules) => (rules === 1 ? '1 rule' : `${rules} rules`),
    none: 'There are no rules for this purpose yet.',
    purpose: 'Purpose',
    everyPurpose: 'All',
    severity: {
      blocking: { title: 'Required', text: 'Your application is not ready until these are met.' },
      warning: { title: 'Worth checking', text: 'The consulate may ask about these.' },
      note: { title: 'Good to know', text: 'These do not hold up your application.' },
    },
    onlyFor: 'Only for:',
    mustFix: 'This has to be fixed. Giving a reason is not enough.',
    checklist: 'See the list of documents',
    notFound: 'We could not find these rules',
    notFoundText:
      'The link may be incomplete, or we do not have rules for this destination. Please ask for the link again.',
  },
  hi: {
    title: (country) => `${country} के नियम`,
    lead: 'आवेदन जमा होने से पहले हम क्या जाँचते हैं, और हर नियम कहाँ से है।',
    count: (rules) => `${rules} नियम`,
    none: 'इस उद्देश्य के लिए अभी कोई नियम नहीं है।',
    purpose: 'उद्देश्य',
    everyPurpose: 'सभी',
    severity: {
      blocking: { title: 'ज़रूरी', text: 'जब तक ये पूरे न हों, आपका आवेदन तैयार नहीं है।' },
      warning: { title: 'जाँच लेना अच्छा रहेगा', text: 'दूतावास इनके बारे में पूछ सकता है।' },
      note: { title: 'जानने लायक़', text: 'इनसे आपका आवेदन नहीं रुकता।' },
    },
    onlyFor: 'केवल इनके लिए:',
    mustFix: 'इसे ठीक करना ज़रूरी है। केवल कारण बताना काफ़ी नहीं।',
    checklist: 'दस्तावेज़ों की सूची देखें',
    notFound: 'ये नियम नहीं मिले',
    notFoundText: 'लिंक शायद अधूरा है, या इस देश के नियम हमारे पास नहीं हैं। कृपया लिंक फिर से माँगें।',
  },
};
