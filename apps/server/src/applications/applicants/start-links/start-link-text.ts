import type { MailSection } from '../../../platform/mail/render-mail.ts';

export const writeStartLinkSubject = (brand: string, country: string) =>
  `Start your ${country} visa application with ${brand} · वीज़ा आवेदन शुरू करें`;

export interface StartLinkTrip {
  readonly firstName: string;
  readonly agency: string;
  readonly country: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly until: string; // dd/MM/yyyy
}

export const writeStartLinkText = (brand: string, trip: StartLinkTrip): MailSection[] => {
  const { firstName, agency, country, fromDate, toDate, until } = trip;
  return [
    {
      lang: 'en',
      heading: `Your ${country} visa application`,
      lines: [
        `Hello ${firstName},`,
        `${agency} has prepared your visa application for ${country}, for your trip from ${fromDate} to ${toDate}.`,
        `Open the link, sign in to ${brand} and add your documents. The link is personal and works until ${until}.`,
      ],
      button: 'Start your application',
      after: [
        `New to ${brand}? Please set your password first. We sent you a separate invitation email.`,
        'If you were not expecting this email, you can safely ignore it.',
      ],
      support: 'Any questions?',
    },
    {
      lang: 'hi',
      heading: `${country} के लिए आपका वीज़ा आवेदन`,
      lines: [
        `नमस्ते ${firstName},`,
        `${agency} ने ${fromDate} से ${toDate} तक की आपकी यात्रा के लिए ${country} का वीज़ा आवेदन तैयार किया है।`,
        `लिंक खोलें, ${brand} में साइन इन करें और अपने दस्तावेज़ जोड़ें। यह लिंक केवल आपके लिए है और ${until} तक मान्य है।`,
      ],
      button: 'अपना आवेदन शुरू करें',
      after: [
        `${brand} पर नए हैं? कृपया पहले अपना पासवर्ड बनाएँ। इसके लिए हमने आपको एक अलग आमंत्रण ईमेल भेजा है।`,
        'यदि आप इस ईमेल की अपेक्षा नहीं कर रहे थे, तो इसे अनदेखा कर सकते हैं।',
      ],
      support: 'कोई सवाल?',
    },
  ];
};
