import type { Role } from '@visawright/contract/platform/roles.ts';
import type { MailSection } from '../../platform/mail/render-mail.ts';

const english: Record<Role, string> = {
  admin: 'an administrator',
  agency: 'an agency manager',
  agent: 'an agent',
  reviewer: 'a reviewer',
  distributor: 'a distributor',
  applicant: 'an applicant',
};
const hindi: Record<Role, string> = {
  admin: 'प्रशासक',
  agency: 'एजेंसी संचालक',
  agent: 'एजेंट',
  reviewer: 'समीक्षक',
  distributor: 'वितरक',
  applicant: 'आवेदक',
};

export const invitationSubject = (brand: string) => `You are invited to join ${brand} · आपको आमंत्रण`;

export interface Invited {
  readonly firstName: string;
  readonly role: Role;
  readonly company: string | null;
  readonly invitedBy: string | null;
}

export const invitationSections = (brand: string, invited: Invited, hours: number): MailSection[] => {
  const { firstName, role, company, invitedBy } = invited;
  const at = company ?? brand;
  return [
    {
      lang: 'en',
      heading: `Welcome to ${brand}`,
      lines: [
        `Hello ${firstName},`,
        `${invitedBy ?? brand} has invited you to join ${brand} as ${english[role]}${at === brand ? '' : ` (${at})`}.`,
        `Choose a password to get started. The link works once and expires in ${hours} hours.`,
      ],
      button: 'Choose your password',
      after: [
        'If you were not expecting this invitation, you can ignore this email. Nobody can use the account without this link.',
      ],
      support: 'Need help? Contact us:',
    },
    {
      lang: 'hi',
      heading: `${brand} में आपका स्वागत है`,
      lines: [
        `नमस्ते ${firstName},`,
        `${invitedBy ?? brand} ने आपको ${brand} में ${hindi[role]}${at === brand ? '' : ` (${at})`} के रूप में आमंत्रित किया है।`,
        `शुरू करने के लिए पासवर्ड चुनें। यह लिंक ${hours} घंटे तक और केवल एक बार काम करेगा।`,
      ],
      button: 'अपना पासवर्ड चुनें',
      after: [
        'यदि आपको इस आमंत्रण की अपेक्षा नहीं थी, तो इस ईमेल को अनदेखा करें। इस लिंक के बिना कोई भी इस खाते का उपयोग नहीं कर सकता।',
      ],
      support: 'मदद चाहिए? हमसे संपर्क करें:',
    },
  ];
};
