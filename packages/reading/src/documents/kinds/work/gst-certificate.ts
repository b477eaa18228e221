import { readCellsByRules } from '../money/fields/read-cells-by-rules.ts';
import { gstin, isGstinChecked } from './gstin.ts';
import { addAddresses } from '../money/fields/add-addresses.ts';

const body = String.raw`(?<value>(?:M\/s\.? )?[A-Z0-9][\w&.'()-]*(?: (?:&|and|of|[A-Z0-9(][\w&.'()-]*)){0,8}?)`;
const forms =
  'Sole Proprietorship|Proprietorship|Proprietary concern|Partnership(?: Firm)?|Limited Liability ' +
  'Partnership|Private Limited Company|Public Limited Company|Hindu Undivided Family|One Person ' +
  'Company|Public Sector Undertaking|Society|Trust|Foreign Company|Government Department';
const notBody = [
  new RegExp(
    String.raw`^(the|a|this|it|certificate|form|government|gst|goods|registration)\b|\bcertificate\b|^(additional|` +
      String.raw`constitution|trade|legal|type)\b|\bpersons?$|taxpayer`,
    'i',
  ),
];

export const gstCertificate = readCellsByRules({
  kind: 'GST registration certificate',
  fields: {
    gstin: {
      labels: [
        'GSTIN [/ UIN|No|Number]',
        '[GST|GSTIN] Registration (No|Number)',
        'GST (No|Number)',
        'GST Identification Number',
        'Goods and Services Tax Identification Number',
        'UIN',
        'Identification (No|Number)',
        '(GSTIN|GST) (allotted|assigned|ID)',
        'Registration (No|Number) (GSTIN)',
        'Tax Identification (No|Number)',
      ],
      read: gstin,
      isChecked: isGstinChecked,
      anywhere: /\b\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]\b/,
    },
    legalName: {
      labels: [
        'Legal Name [of Business|of the Business|of the Taxpayer|of Person|of Firm|of Entity|of Company]',
        'Legal Name of the Registered Person',
        'Name of [the] (Taxpayer|Proprietor|Registered Person|Taxable Person|Person|Dealer|Assessee|' +
          'Registrant|Registered Taxpayer|Owner|Company)',
        '(Taxpayer|Registrant|Dealer|Assessee|Proprietor) [Name]',
        'Registered (Person|Name|Taxpayer|Dealer)',
        'Legal (Entity|Name as per PAN)',
        'Name (as per|as in|as on) PAN',
        'Legal Business Name',
        'Name (legal)',
        'Name in law',
        'Name as registered',
        'Registered in the name of',
        'Granted to',
        'Issued to',
        'Issued in the name of',
      ],
      as: 'organisation',
      sentences: [
        new RegExp(
          `certif(?:y|ied) that (?:the )?${body}(?=,| carrying\\b| trading\\b| doing\\b| is\\b| has\\b| ` +
            'having\\b| of\\b| whose\\b| bearing\\b| with\\b| engaged\\b| \\()',
        ),
        new RegExp(
          `(?:granted|issued) to ${body}(?=,| carrying\\b| trading\\b| doing\\b| having\\b| under\\b| ` +
            'whose\\b| bearing\\b| with\\b|\\.| \\()',
        ),
      ],
      not: notBody,
    },
    employerName: {
      labels: [
        'Trade Name [if any|of Business|of Firm]',
        'Trade name / Business name',
        '(Business|Firm|Shop|Establishment|Brand) Name',
        'Name of [the] (Business|Firm|Establishment|Shop|Concern)',
        'Trade Name (if any)',
        'Trade Style',
        'Trading (as|name|style)',
        'Also known as',
        'Name and style [of business]',
        'Name (trade|of trade)',
        'Doing business as',
        'Business [carried on] (as|under the name|under the name of|under the name and style of)',
        'Operating as',
        'Name used in trade',
        'Name in trade',
        'Known as',
        'Trade Name, where different',
      ],
      as: 'organisation',
      sentences: [
        new RegExp(
          '(?i:name and style of|under the (?:trade |business |firm )?name(?: of)?|under the style(?: ' +
            'of)?|trading as|doing business as|operating as|known as|trade name (?:of|is)) ' +
            `(?:"|“)?${body}(?="|”|,| is\\b| has\\b| having\\b| at\\b| with\\b| and\\b| of\\b|\\.| \\()`,
        ),
      ],
      not: [/^additional|^if any/i, ...notBody],
    },
    constitution: {
      labels: [
        'Constitution [of Business|of the Business|of Firm|of Entity]',
        'Type of (Business|Entity|Firm|Organisation|Concern|Constitution|Taxable Person)',
        'Business (Constitution|Type|Entity)',
        'Nature of Constitution',
        '(Entity|Firm|Organisation) (Type|Form)',
        'Legal (Status|Form|Constitution)',
        'Form of (business|organisation|entity)',
        'Status of (business|firm|person)',
        'Ownership [Type]',
        'Constituted as',
      ],
      as: 'text',
      sentences: [
        new RegExp(`(?:\\ba|\\ban|being a|constituted as a|constitution(?: is|:)|as a) (?<value>${forms})\\b`, 'i'),
      ],
      not: [/regular|composition|casual|manufactur|trader|service|wholesale|retail/i],
    },
    employerAddress: {
      labels: [
        '[Address of] [the] Principal Place of Business',
        'Address of [the] Principal Place of',
        'Address of [the] Principal',
        'Principal (Place|Address) of Business',
        'Address of (Business|the Business|Principal Place|Firm|Registered Place)',
        '[Business|Registered|Office|Trade] Address',
        'Principal Address',
        'Place of business [(principal)]',
        '(Main|Principal|Chief) (place|office|premises)',
        '(Main|Chief|Registered) place of business',
        'Business (premises|location|place)',
        'Where business is carried on',
        'Location of [the] (business|premises)',
        'Premises',
        'Address of [the] (premises|main place of business|place of business)',
        'Principal business address',
        'Carried on at',
        'Situated at',
        'Principal place',
      ],
      as: 'address',
      sentences: [
        new RegExp(
          String.raw`(?:place of business|registered office|business premises|office|premises|business)(?: situated|` +
            String.raw` located)?(?: is| being)?(?: situated|` +
            String.raw` located)? at (?<value>[A-Z\d][^;]{12,180}?\d{3} ?\d{3}(?:, [A-Z][a-z]+(?: [A-Z][a-z]+)?(?=[,.]))?)`,
        ),
      ],
    },
    registrationDate: {
      labels: [
        '[Effective] Date of [GST] Registration',
        'Registration Date',
        'Registered (on|since|from)',
        'Registered with effect from',
        'Effective (Date|from)',
        'Date of Liability',
        'With effect from',
        'Date of Grant',
        'Valid From',
        'Liable / registered with effect from',
        '(Registered|Liable|Registration) with effect from',
        'Registration (effective|valid) [from]',
        'Effective date of registration',
        'Date from which registered',
        'In force (from|since)',
        'Registration granted on',
        'Date of (validity|effect|commencement)',
        'Period of validity from',
        'Validity from',
        'W.e.f.',
        'Since',
      ],
      as: 'date',
      sentences: [
        new RegExp(
          String.raw`(?:registered|registration|liable)[^.]{0,140}? (?:with effect from|w\.?e\.?f\.?|effective from|` +
            String.raw`from) (?<value>\d{1,2}[\w/., -]{4,16}?\d{4})\b`,
          'i',
        ),
        /period of validity\s+from\s*:?\s*(?<value>\d{1,2}[\w/.-]{4,12}\d{4})/i,
        /validity[\s:]{1,4}(?:from)?\s*(?<value>\d{1,2}[/.-]\d{1,2}[/.-]\d{4})/i,
      ],
    },
  },
  stops: [
    'Additional trade names',
    'Period of Validity',
    'Type of Registration',
    'Particulars of Approving Authority',
    'Date of issue of Certificate',
    'Taxpayer Type',
    'ARN',
    'Status',
    'Nature of Business',
    'State Jurisdiction',
    'Centre Jurisdiction',
    'Jurisdictional Office',
    'Designation',
    'Details of',
    'Additional Place of Business',
    'From',
    'To',
    'Signature',
    'HSN',
    'Date of Cancellation',
    'Kind of registration',
    'Taxpayer type',
    'Number of places',
    'Nature of activity',
    'Goods dealt in',
    'Date of issue',
    'Issued on',
    'Range',
    'Division',
    'Ward',
    'Circle',
    'PAN',
  ],
  after(open, candidates) {
    addAddresses(open, candidates, 'employerAddress');
  },
});
