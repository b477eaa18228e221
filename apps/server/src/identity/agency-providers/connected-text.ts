import type { MailSection } from '../../platform/mail/render-mail.ts';

export const connectedSubject = (brand: string) => `Your ${brand} account was connected · खाता जोड़ा गया`;

export const connectedSections = (brand: string, firstName: string, agency: string): MailSection[] => [
  {
    lang: 'en',
    heading: 'Your account was connected',
    lines: [
      `Hello ${firstName},`,
      `From now on you can sign in to your ${brand} account with your account at ${agency}. Your password works as before.`,
    ],
    button: 'Sign in',
    after: ['If this was not you, change your password: that removes the connection. Then contact us.'],
    support: 'Need help? Contact us:',
  },
  {
    lang: 'hi',
    heading: 'आपका खाता जोड़ा गया',
    lines: [
      `नमस्ते ${firstName},`,
      `अब आप ${agency} के अपने खाते से ${brand} में साइन इन कर सकते हैं। आपका पासवर्ड पहले की तरह काम करता है।`,
    ],
    button: 'साइन इन करें',
    after: ['यदि यह आपने नहीं किया है, तो अपना पासवर्ड बदलें: इससे जुड़ाव हट जाता है। फिर हमसे संपर्क करें।'],
    support: 'मदद चाहिए? हमसे संपर्क करें:',
  },
];
