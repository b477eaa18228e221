import { readByRules } from '../../rules/read-by-rules.ts';
import { dayPattern, personPattern } from '../certificates/certificate-patterns.ts';
import { addressFields } from './address-fields.ts';
import { premises } from './premises.ts';

const called = (roles: string) =>
  String.raw`(?:[^.;]|\.(?! [A-Z]))*?(?:hereinafter|hereafter|referred to|called)[^.;]*?(?:${roles})`;
const anyCase = (text: string) => text.replaceAll(/[a-z]/g, (sign) => `[${sign}${sign.toUpperCase()}]`);
const owner = anyCase('landlord|landlady|lessor|licensor|owner|first party|party of the first part');
const tenant = anyCase('tenant|lessee|licensee|second party|party of the other part|party of the second part');
const rupees = String.raw`(?<value>(?:₹|Rs\.?|INR|Rupees)\s*[\d,.]+(?:\/-)?)`;

export const rentAgreement = readByRules({
  kind: 'Rent agreement',
  fields: {
    tenantName: {
      about: {
        of: /\b(?:tenant|lessee|licensee|rents|renter|occupant|rented to|let to|leased to|second party)\b/,
        not: /\b(?:landlord|owner|lessor|address|signature|date|no|number|deposit|pays|phone|rent)\b/,
      },
      labels: [
        '[Name of [the|] ](Tenant|Lessee|Licensee)',
        "(Tenant|Tenant's|Lessee|Lessee's|Licensee|Licensee's) Name",
        'Name of [the] (Tenant|Lessee|Licensee)',
        'Tenant / Lessee',
        'Second Party',
        'Party of the Second Part',
      ],
      sentences: [
        new RegExp(
          String.raw`\b(?:and|AND|And)[:,]? ${personPattern}(?=[,\s]*(?:\(|s\/o|d\/o|w\/o|son of|daughter of|wife of|` +
            String.raw`aged|residing|holding|having|hereinafter|\())${called(tenant)}`,
          'u',
        ),
        new RegExp(
          String.raw`\b(?:and|AND|And)[:,]? ${personPattern}(?=[,\s(])[^;(]{0,80}\((?:the )?["']?(?:${tenant})`,
          'u',
        ),
        new RegExp(String.raw`\b(?:let out|leased|rented|licensed) to ${personPattern}`, 'u'),
        new RegExp(
          String.raw`\b(?:Tenant|TENANT|Lessee|LESSEE|Licensee|LICENSEE)[,:]? ${personPattern}(?= (?:s\/o|d\/o|w\/o|son of|daughter of))`,
          'u',
        ),
      ],
    },
    landlordName: {
      about: {
        of: /\b(?:landlord|landlady|owner|lessor|licensor|lets|let by|first party|rented by|leased by)\b/,
        not: /\b(?:tenant|lessee|address|signature|date|no|number|phone|pays)\b/,
      },
      labels: [
        '[Name of [the|] ](Landlord|Landlady|Lessor|Licensor|Owner|House Owner|Property Owner|Flat Owner)',
        "(House Owner|House Owner's|Property Owner|Landlord|Landlord's|Lessor|Lessor's|Licensor|Licensor's|Owner|Owner's) Name",
        'Name of [the] (Landlord|Landlady|Lessor|Licensor|Owner|House Owner|Property Owner|Flat Owner)',
        'Landlord / Owner',
        'First Party',
        'Party of the First Part',
      ],
      sentences: [
        new RegExp(
          String.raw`\b(?:between|BETWEEN|Between|by and between|executed by|made by)[:,]? ` +
            String.raw`${personPattern}(?=[,\s]*(?:\(|s\/o|d\/o|w\/o|son of|daughter of|wife of|aged|residing|holding|` +
            String.raw`having|hereinafter))${called(owner)}`,
          'u',
        ),
        new RegExp(
          String.raw`\b(?:between|BETWEEN|Between)[:,]? ${personPattern}(?=[,\s(])[^;(]{0,80}\((?:the )?["']?(?:${owner})`,
          'u',
        ),
        new RegExp(
          String.raw`\b(?:Landlord|LANDLORD|Lessor|LESSOR|Licensor|LICENSOR|Owner|OWNER)[,:]? ${personPattern}(?= ` +
            String.raw`(?:s\/o|d\/o|w\/o|son of|daughter of))`,
          'u',
        ),
      ],
    },
    agreementFrom: {
      about: {
        of: /\b(?:start|starts|starting|begin|begins|beginning|commence\w*|from|effective|first day|in force)\b/,
        not: /\b(?:until|till|to|end|ends|deposit|notice|rent)\b/,
      },
      labels: [
        '[Agreement|Lease|Licence|Tenancy|Rent|Term] (From|Start|Starts|Commencement|Commences|Begins) [Date|On]',
        '(Start|Commencement|Effective) Date',
        'Date of Commencement',
        'Valid From',
        'Period From',
        'Term From',
        'Commencing From',
        '(Lease|Rental|Tenancy|Licence) Period',
        'Term',
        'Period of (Lease|Tenancy|Licence|Agreement)',
        'Tenure',
      ],
      sentences: [
        new RegExp(
          String.raw`\b(?:commencing|commences|commence|starting|starts|beginning|begins|with effect|w\.e\.f\.?|` +
            String.raw`effective|period|months?,?|years?,?)(?: (?:from|on|with effect from|of))*(?: the)? ${dayPattern}`,
          'i',
        ),
        new RegExp(String.raw`\bfrom(?: the)? ${dayPattern},? (?:to|till|until|upto|up to|ending|and)`, 'i'),
      ],
    },
    agreementTo: {
      about: {
        of: /\b(?:end|ends|ending|until|till|expir\w+|last day|up to|terminat\w+|runs to|vacate)\b/,
        not: /\b(?:start|starts|from|deposit|notice|rent)\b/,
      },
      labels: [
        '[Agreement|Lease|Licence|Tenancy|Rent|Term] (To|End|Ends|Expiry|Expires|Ending) [Date|On]',
        '(End|Expiry|Expiration|Termination) Date',
        'Date of Expiry',
        'Valid (Until|Till|Upto|Up to|To)',
        'Period To',
        'Term To',
        'Term (Ends|Ending|Expires)',
        'Till',
      ],
      sentences: [
        new RegExp(
          String.raw`\b(?:to|till|until|upto|up to|ending(?: on)?|expiring(?: on)?|and ending(?: on)?|ends on|expires on|` +
            String.raw`shall expire on|terminate on)(?: the)? ${dayPattern}`,
          'i',
        ),
      ],
    },
    monthlyRent: {
      about: {
        of: /\b(?:rent|rental|licence fee|license fee|monthly|per month|a month|each month|every month)\b/,
        not: /\b(?:deposit|advance|due|date|maintenance|agreement|free|control|receipt|term|period|months|late|increase)\b/,
      },
      labels: [
        '[Monthly|Agreed] (Rent|Rental|Licence Fee|License Fee) [per Month|Amount|p.m.|Payable]',
        'Rent (per|/) Month',
        'Monthly (Rent|Rental|Licence Fee|License Fee|Compensation) [Amount]',
        'Rent Amount',
        'Rate of Rent',
      ],
      sentences: [
        new RegExp(
          String.raw`\b(?:monthly rent|rent|licence fee|license fee|monthly licence fee|compensation)\b[^.;₹\d]{0,60}${rupees}`,
          'i',
        ),
        new RegExp(String.raw`${rupees}[^.;\d]{0,60}(?:per month|p\.m|per mensem|every month|each month|monthly)`, 'i'),
      ],
      prefer: 'first',
    },
    ...addressFields(
      [
        '(Property|Premises|Rented|Demised|Leased|Rental|Schedule|Flat|House) [Property|Premises] Address',
        'Address of [the] (Property|Premises|Rented Premises|Demised Premises|Leased Property|Licensed Premises)',
        '(Rented|Demised|Leased|Licensed|Scheduled|Schedule) (Premises|Property)',
        'Property [let|leased|rented]',
        'Premises [let|leased|rented|licensed]',
        '(Let|Licensed) Premises',
        'Schedule of [the] (Property|Premises)',
        'Description of [the] (Property|Premises)',
        'Details of [the] (Property|Premises)',
      ],
      {
        of: /\b(?:premises|property|home|house|flat|dwelling|accommodation|apartment|unit|situated|let out|address)\b/,
        not: /\b(?:owner|landlord|tenant|lessor|lessee|tax|rent|no|number|type|furnish\w+|rules|email|date|permanent|own)\b/,
      },
    ),
  },
  stops: [
    'Security Deposit',
    'Deposit',
    'Maintenance',
    'Lock-in Period',
    'Notice Period',
    'Stamp Duty',
    'Certificate No',
    'Witnesses',
    'In Witness Whereof',
    'Escalation',
    'Purpose',
    'Terms',
  ],
  after(open, candidates) {
    premises(open, candidates);
  },
});
