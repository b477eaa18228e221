import type { MailPart } from './layout.ts';

export const startLinkSubject = (brand: string, country: string) =>
  `Start your ${country} visa application with ${brand} · वीज़ा आवेदन शुरू करें`;

export interface Journey {
  readonly firstName: string;
  readonly agency: string;
  readonly country: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly until: string; // dd/MM/yyyy
}

export const startLinkWords = (brand: string, journey: Journey): MailPart[] => {
  const { firstName, agency, country, fromDate, toDate, until } = journey;
  return [
    {
      lang: 'en',
      heading: `Your ${country} visa application`,
      lines: [
        `Hello ${firstName},`,
        `${agency} has prepared a visa application to ${country} for you, ${fromDate} to ${toDate}.`,
        `Open it, sign in to ${brand} and add your documents. The link is yours alone and works until ${until}.`,
      ],
      button: 'Start the application',
      after: [
        `New to ${brand}? Choose your password first, with the invitation in a mail of its own.`,
        'If you did not ask for this, ignore this mail: nothing happens without you.',
      ],
      support: 'Questions?',
    },
    {
      lang: 'hi',
      heading: `${country} के लिए आपका वीज़ा आवेदन`,
      lines: [
        `नमस्ते ${firstName},`,
        `${agency} ने आपके लिए ${country} का वीज़ा आवेदन तैयार किया है, ${fromDate} से ${toDate} तक।`,
        `इसे खोलें, ${brand} में साइन इन करें और अपने दस्तावेज़ जोड़ें। यह लिंक केवल आपके लिए है और ${until} तक काम करेगा।`,
      ],
      button: 'आवेदन शुरू करें',
      after: [
        `${brand} में नए हैं? पहले अलग मेल में भेजे गए आमंत्रण से अपना पासवर्ड चुनें।`,
        'यदि आपने इसके लिए नहीं कहा था, तो इस मेल को अनदेखा करें: आपके बिना कुछ नहीं होगा।',
      ],
      support: 'कोई सवाल?',
    },
  ];
};
