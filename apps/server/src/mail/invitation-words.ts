import type { Role } from '@visawright/contract/roles.ts';
import type { MailPart } from './layout.ts';

const english: Record<Role, string> = {
  admin: 'an administrator',
  agency: 'the person who runs an agency',
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

export const invitationSubject = (brand: string) => `You are invited to ${brand} · आपको आमंत्रण`;

export interface Invited {
  readonly firstName: string;
  readonly role: Role;
  readonly company: string | null;
  readonly invitedBy: string | null;
}

export const invitationWords = (brand: string, invited: Invited, hours: number): MailPart[] => {
  const { firstName, role, company, invitedBy } = invited;
  const at = company ?? brand;
  return [
    {
      lang: 'en',
      heading: `Welcome to ${brand}`,
      lines: [
        `Hello ${firstName},`,
        `${invitedBy ?? brand} invited you to ${brand} as ${english[role]}${at === brand ? '' : ` (${at})`}.`,
        `Choose a password to begin. The link works once, for ${hours} hours.`,
      ],
      button: 'Choose your password',
      after: ['If you do not expect this invitation, ignore this mail: nobody can use the account without this link.'],
      support: 'Questions?',
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
        'यदि आपको इस आमंत्रण की अपेक्षा नहीं थी, तो इस मेल को अनदेखा करें: इस लिंक के बिना कोई इस खाते का उपयोग नहीं कर सकता।',
      ],
      support: 'कोई सवाल?',
    },
  ];
};
