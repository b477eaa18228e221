import type { Severity } from '@visawright/contract/finding.ts';
import type { Language } from '@visawright/forms/category-words.ts';
import type { NotFoundWords } from './share-request.ts';

interface RulesWords extends NotFoundWords {
  readonly title: (country: string) => string;
  readonly lead: string;
  readonly count: (rules: number) => string;
  readonly none: string;
  readonly purpose: string;
  readonly everyPurpose: string;
  readonly severity: Readonly<Record<Severity, { readonly title: string; readonly text: string }>>;
  readonly onlyFor: string;
  readonly fixedOnly: string;
  readonly asOf: string;
  readonly nobody: string;
  readonly stale: string;
  readonly source: string;
  readonly papers: string;
}

export const rulesWords: Readonly<Record<Language, RulesWords>> = {
  en: {
    title: (country) => `Rules for ${country}`,
    lead: 'What is checked before an application goes out, where each rule comes from, and when somebody last looked.',
    count: (rules) => (rules === 1 ? '1 rule' : `${rules} rules`),
    none: 'There is no rule for this purpose yet, so nothing is checked.',
    purpose: 'Purpose',
    everyPurpose: 'All',
    severity: {
      blocking: { title: 'Has to be right', text: 'Without these an application is not ready.' },
      warning: { title: 'To be looked at', text: 'A consulate may ask about these.' },
      note: { title: 'Good to know', text: 'Nothing stops because of these.' },
    },
    onlyFor: 'Only for:',
    fixedOnly: 'Cannot be kept with a reason.',
    asOf: 'As of',
    nobody: 'Nobody has verified this rule yet',
    stale: 'verified long ago',
    source: 'Source',
    papers: 'The list of papers',
    notFound: 'These rules are not here',
    notFoundText: 'The link may be cut off, or we have no rules for this destination. Ask for it again.',
  },
  hi: {
    title: (country) => `${country} के नियम`,
    lead: 'आवेदन भेजने से पहले क्या-क्या जाँचा जाता है, हर नियम कहाँ से है, और आख़िरी बार कब देखा गया।',
    count: (rules) => `${rules} नियम`,
    none: 'इस उद्देश्य के लिए अभी कोई नियम नहीं है, इसलिए कुछ जाँचा नहीं जाता।',
    purpose: 'उद्देश्य',
    everyPurpose: 'सभी',
    severity: {
      blocking: { title: 'सही होना ज़रूरी', text: 'इनके बिना आवेदन तैयार नहीं है।' },
      warning: { title: 'देख लेना चाहिए', text: 'दूतावास इनके बारे में पूछ सकता है।' },
      note: { title: 'जानने लायक़', text: 'इनसे कुछ रुकता नहीं।' },
    },
    onlyFor: 'केवल इनके लिए:',
    fixedOnly: 'कारण देकर रखा नहीं जा सकता।',
    asOf: 'जानकारी की तारीख:',
    nobody: 'इस नियम को अभी किसी ने जाँचा नहीं है',
    stale: 'बहुत पहले जाँचा गया',
    source: 'स्रोत',
    papers: 'काग़ज़ों की सूची',
    notFound: 'ये नियम यहाँ नहीं हैं',
    notFoundText: 'शायद लिंक अधूरा है, या इस देश के नियम हमारे पास नहीं हैं। लिंक फिर से माँगें।',
  },
};
