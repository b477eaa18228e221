import type { MailSection } from '../../platform/mail/render-mail.ts';

export const codeSubject = (brand: string, code: string) => `${code} is your ${brand} code · आपका कोड`;
export const accountExistsSubject = (brand: string) => `You already have a ${brand} account · आपका खाता पहले से है`;

export const codeSections = (brand: string, firstName: string, code: string, minutes: number): MailSection[] => [
  {
    lang: 'en',
    heading: 'Confirm your email address',
    lines: [`Hello ${firstName},`, `Enter this code to create your ${brand} account:`],
    code,
    after: [
      `The code works for ${minutes} minutes. We will never ask you for it by phone.`,
      'If you did not ask for an account, you can ignore this email. No account will be created.',
    ],
    support: 'Need help? Contact us:',
  },
  {
    lang: 'hi',
    heading: 'अपने ईमेल पते की पुष्टि करें',
    lines: [`नमस्ते ${firstName},`, `अपना ${brand} खाता बनाने के लिए यह कोड लिखें:`],
    code,
    after: [
      `यह कोड ${minutes} मिनट तक काम करेगा। हम इसे फ़ोन पर कभी नहीं पूछेंगे।`,
      'यदि आपने खाता नहीं माँगा है, तो इस ईमेल को अनदेखा करें। कोई खाता नहीं बनेगा।',
    ],
    support: 'मदद चाहिए? हमसे संपर्क करें:',
  },
];

export const accountExistsSections = (brand: string, firstName: string): MailSection[] => [
  {
    lang: 'en',
    heading: 'You already have an account',
    lines: [
      `Hello ${firstName},`,
      `Someone asked for a new ${brand} account with this email address. You already have one, so nothing was changed.`,
      'Sign in with your email and password. If you have forgotten your password, choose “Forgot password?” there.',
    ],
    button: 'Sign in',
    after: ['If this was not you, you can ignore this email.'],
    support: 'Need help? Contact us:',
  },
  {
    lang: 'hi',
    heading: 'आपका खाता पहले से है',
    lines: [
      `नमस्ते ${firstName},`,
      `किसी ने इस ईमेल पते से नया ${brand} खाता माँगा। आपका खाता पहले से है, इसलिए कुछ नहीं बदला गया।`,
      'अपने ईमेल और पासवर्ड से साइन इन करें। पासवर्ड भूल गए हों, तो वहाँ “पासवर्ड भूल गए?” चुनें।',
    ],
    button: 'साइन इन करें',
    after: ['यदि यह आपने नहीं किया है, तो इस ईमेल को अनदेखा करें।'],
    support: 'मदद चाहिए? हमसे संपर्क करें:',
  },
];
