type Language = 'en' | 'hi';

// Whom a traveller asks about a fact: the application centre, or where there is none the embassy or consulate.
export type Office = 'centre' | 'mission' | 'either';

interface OriginTexts {
  readonly undated: string;
  readonly checked: (day: string) => string;
  readonly confirm: Readonly<Record<Office, string>>;
  readonly unknown: Readonly<Record<Office, string>>;
  readonly practice: string;
  readonly comparison: Readonly<Record<'documents' | 'picture', string>>;
  readonly sources: (count: number) => string;
  readonly newTab: string;
}

export const originTexts: Readonly<Record<Language, OriginTexts>> = {
  en: {
    undated: 'undated',
    checked: (day) => `We last checked this on ${day}`,
    confirm: {
      centre: 'Please confirm with the visa centre',
      mission: 'Please confirm with the embassy or consulate',
      either: 'Please confirm with the visa centre or the embassy',
    },
    unknown: {
      centre: 'We know of no official source: please ask the visa centre',
      mission: 'We know of no official source: please ask the embassy or consulate',
      either: 'We know of no official source: please ask the visa centre or the embassy',
    },
    practice: 'Usual practice of visa centres',
    comparison: {
      documents: 'We compared your documents and answers with each other',
      picture: 'We measured this in your picture',
    },
    sources: (count) => (count === 1 ? '1 source' : `${count} sources`),
    newTab: 'opens in a new tab',
  },
  hi: {
    undated: 'बिना तारीख',
    checked: (day) => `हमने इसे पिछली बार ${day} को जाँचा`,
    confirm: {
      centre: 'कृपया वीज़ा केंद्र से पुष्टि कर लें',
      mission: 'कृपया दूतावास या वाणिज्य दूतावास से पुष्टि कर लें',
      either: 'कृपया वीज़ा केंद्र या दूतावास से पुष्टि कर लें',
    },
    unknown: {
      centre: 'हमें इसका कोई आधिकारिक स्रोत ज्ञात नहीं: कृपया वीज़ा केंद्र से पूछें',
      mission: 'हमें इसका कोई आधिकारिक स्रोत ज्ञात नहीं: कृपया दूतावास या वाणिज्य दूतावास से पूछें',
      either: 'हमें इसका कोई आधिकारिक स्रोत ज्ञात नहीं: कृपया वीज़ा केंद्र या दूतावास से पूछें',
    },
    practice: 'वीज़ा केंद्रों का सामान्य चलन',
    comparison: {
      documents: 'हमने आपके दस्तावेज़ों और उत्तरों की आपस में तुलना की',
      picture: 'हमने इसे आपकी तस्वीर में नापा',
    },
    sources: (count) => `${count} स्रोत`,
    newTab: 'नए टैब में खुलता है',
  },
};
