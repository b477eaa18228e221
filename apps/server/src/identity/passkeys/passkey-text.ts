import type { MailSection } from '../../platform/mail/render-mail.ts';

interface Letter {
  readonly subject: string;
  readonly sections: readonly MailSection[];
}

const support = { en: 'Need help? Contact us:', hi: 'मदद चाहिए? हमसे संपर्क करें:' };

export const addedMail = (brand: string, firstName: string): Letter => ({
  subject: `A passkey was added to your ${brand} account · पासकी जोड़ी गई`,
  sections: [
    {
      lang: 'en',
      heading: 'A passkey was added',
      lines: [`Hello ${firstName},`, `A passkey was added to your ${brand} account. It signs in without a password.`],
      button: 'Sign in',
      after: ['If this was not you, sign in, remove it under security, change your password and contact us.'],
      support: support.en,
    },
    {
      lang: 'hi',
      heading: 'एक पासकी जोड़ी गई',
      lines: [`नमस्ते ${firstName},`, `आपके ${brand} खाते में एक पासकी जोड़ी गई। उससे बिना पासवर्ड के साइन इन होता है।`],
      button: 'साइन इन करें',
      after: ['यदि यह आपने नहीं किया है, तो साइन इन करें, सुरक्षा में उसे हटाएँ, पासवर्ड बदलें और हमसे संपर्क करें।'],
      support: support.hi,
    },
  ],
});

export const removedMail = (brand: string, firstName: string): Letter => ({
  subject: `A passkey was removed from your ${brand} account · पासकी हटाई गई`,
  sections: [
    {
      lang: 'en',
      heading: 'A passkey was removed',
      lines: [`Hello ${firstName},`, `A passkey of your ${brand} account was removed and no longer signs in.`],
      button: 'Sign in',
      after: ['If this was not you, sign in, change your password and contact us.'],
      support: support.en,
    },
    {
      lang: 'hi',
      heading: 'एक पासकी हटाई गई',
      lines: [`नमस्ते ${firstName},`, `आपके ${brand} खाते की एक पासकी हटा दी गई है। उससे अब साइन इन नहीं होगा।`],
      button: 'साइन इन करें',
      after: ['यदि यह आपने नहीं किया है, तो साइन इन करके पासवर्ड बदलें और हमसे संपर्क करें।'],
      support: support.hi,
    },
  ],
});
