import type { MailPart } from './layout.ts';

export const resetSubject = (brand: string) => `Reset your ${brand} password · पासवर्ड बदलें`;

export const resetWords = (brand: string, firstName: string, minutes: number): MailPart[] => [
  {
    lang: 'en',
    heading: 'Choose a new password',
    lines: [
      `Hello ${firstName},`,
      `Someone, most likely you, asked to reset the password of your ${brand} account.`,
      `The link works once, for ${minutes} minutes.`,
    ],
    button: 'Choose a new password',
    after: ['If it was not you, ignore this mail: your password stays as it is.'],
    support: 'Questions?',
  },
  {
    lang: 'hi',
    heading: 'नया पासवर्ड चुनें',
    lines: [
      `नमस्ते ${firstName},`,
      `किसी ने, संभवतः आपने, आपके ${brand} खाते का पासवर्ड बदलने का अनुरोध किया है।`,
      `यह लिंक ${minutes} मिनट तक और केवल एक बार काम करेगा।`,
    ],
    button: 'नया पासवर्ड चुनें',
    after: ['यदि यह अनुरोध आपने नहीं किया, तो इस मेल को अनदेखा करें: आपका पासवर्ड वही रहेगा।'],
    support: 'कोई सवाल?',
  },
];
