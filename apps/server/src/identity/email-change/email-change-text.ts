import type { MailSection } from '../../platform/mail/render-mail.ts';

interface Letter {
  readonly subject: string;
  readonly sections: readonly MailSection[];
}

const support = { en: 'Need help? Contact us:', hi: 'मदद चाहिए? हमसे संपर्क करें:' };

export const codeMail = (brand: string, firstName: string, code: string, minutes: number): Letter => ({
  subject: `${code} is your ${brand} code · आपका कोड`,
  sections: [
    {
      lang: 'en',
      heading: 'Confirm your new email address',
      lines: [`Hello ${firstName},`, `Enter this code to use this address for your ${brand} account:`],
      code,
      after: [
        `The code works for ${minutes} minutes. We will never ask you for it by phone.`,
        'If you did not ask for this, you can ignore this email. Nothing will be changed.',
      ],
      support: support.en,
    },
    {
      lang: 'hi',
      heading: 'अपने नए ईमेल पते की पुष्टि करें',
      lines: [`नमस्ते ${firstName},`, `अपने ${brand} खाते के लिए यह पता इस्तेमाल करने के लिए यह कोड लिखें:`],
      code,
      after: [
        `यह कोड ${minutes} मिनट तक काम करेगा। हम इसे फ़ोन पर कभी नहीं पूछेंगे।`,
        'यदि आपने यह नहीं माँगा है, तो इस ईमेल को अनदेखा करें। कुछ नहीं बदलेगा।',
      ],
      support: support.hi,
    },
  ],
});

export const noticeMail = (brand: string, firstName: string): Letter => ({
  subject: `Your ${brand} email address may change · ईमेल पता बदलने का अनुरोध`,
  sections: [
    {
      lang: 'en',
      heading: 'A new email address was requested',
      lines: [
        `Hello ${firstName},`,
        [
          `We were asked, with your password or the code of your app, to use another email address for your ${brand} account.`,
          'It changes once the code we sent there is entered.',
        ].join(' '),
        'If this was you, there is nothing to do.',
      ],
      button: 'Sign in',
      after: [
        'If this was not you, another person can use your account. Sign in and change your password now, then contact us.',
      ],
      support: support.en,
    },
    {
      lang: 'hi',
      heading: 'नया ईमेल पता माँगा गया',
      lines: [
        `नमस्ते ${firstName},`,
        [
          `आपके पासवर्ड या ऐप के कोड के साथ हमसे आपके ${brand} खाते के लिए दूसरा ईमेल पता इस्तेमाल करने को कहा गया।`,
          'वहाँ भेजा गया कोड लिखने पर पता बदल जाएगा।',
        ].join(' '),
        'यदि यह आपने किया है, तो कुछ करने की ज़रूरत नहीं है।',
      ],
      button: 'साइन इन करें',
      after: [
        'यदि यह आपने नहीं किया है, तो कोई और आपका खाता इस्तेमाल कर सकता है। अभी साइन इन करके पासवर्ड बदलें और हमसे संपर्क करें।',
      ],
      support: support.hi,
    },
  ],
});

export const changedMail = (brand: string, firstName: string): Letter => ({
  subject: `Your ${brand} email address was changed · ईमेल पता बदल गया`,
  sections: [
    {
      lang: 'en',
      heading: 'Your email address was changed',
      lines: [
        `Hello ${firstName},`,
        `The email address of your ${brand} account was changed. Sign in with the new address from now on. Other devices were signed out.`,
      ],
      after: ['If this was not you, contact us at once.'],
      support: support.en,
    },
    {
      lang: 'hi',
      heading: 'आपका ईमेल पता बदल गया',
      lines: [
        `नमस्ते ${firstName},`,
        `आपके ${brand} खाते का ईमेल पता बदल दिया गया है। अब से नए पते से साइन इन करें। दूसरे उपकरणों से साइन आउट कर दिया गया है।`,
      ],
      after: ['यदि यह आपने नहीं किया है, तो तुरंत हमसे संपर्क करें।'],
      support: support.hi,
    },
  ],
});
