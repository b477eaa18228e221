import type { MailSection } from '../../platform/mail/render-mail.ts';

export const resetSubject = (brand: string) => `Reset your ${brand} password · पासवर्ड बदलें`;

export const resetSections = (brand: string, firstName: string, minutes: number): MailSection[] => [
  {
    lang: 'en',
    heading: 'Choose a new password',
    lines: [
      `Hello ${firstName},`,
      `We received a request to reset the password for your ${brand} account.`,
      `Use the button below to choose a new one. The link works once and expires in ${minutes} minutes.`,
    ],
    button: 'Choose a new password',
    after: ['If you did not ask for this, you can ignore this email. Your password will not change.'],
    support: 'Need help? Contact us:',
  },
  {
    lang: 'hi',
    heading: 'नया पासवर्ड चुनें',
    lines: [
      `नमस्ते ${firstName},`,
      `हमें आपके ${brand} खाते का पासवर्ड रीसेट करने का अनुरोध मिला है।`,
      `नया पासवर्ड चुनने के लिए नीचे दिए गए बटन का उपयोग करें। यह लिंक ${minutes} मिनट तक और केवल एक बार काम करेगा।`,
    ],
    button: 'नया पासवर्ड चुनें',
    after: ['यदि यह अनुरोध आपने नहीं किया है, तो इस ईमेल को अनदेखा करें। आपका पासवर्ड नहीं बदलेगा।'],
    support: 'मदद चाहिए? हमसे संपर्क करें:',
  },
];
