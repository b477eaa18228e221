import { readCellsByRules } from '../money/fields/read-cells-by-rules.ts';
import type { Candidates } from '../../rules/kind-rules.types.ts';
import { addAddresses } from '../money/fields/add-addresses.ts';
import { doubtPictures } from '../money/fields/doubt-pictures.ts';

const cin = String.raw`[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}`;
const udyam = String.raw`UDYAM-[A-Z]{2}-\d{2}-\d{7}`;
const firm = String.raw`(?<value>(?:M\/s\.? )?[A-Z0-9][\w&.'()-]*(?: (?:&|and|of|[A-Z0-9(][\w&.'()-]*)){0,8}?)`;
const roles =
  'Managing Partner|Designated Partner|Sleeping Partner|Managing Director|Whole[- ]time Director|' +
  'Director|Partner|Proprietor|Proprietrix|Sole Proprietor|Owner|Karta|Authori[sz]ed Signatory|' +
  'Promoter|Trustee';

const role = (raw: string): string | undefined => new RegExp(`^\\W*(?:the |a |an )?(${roles})\\b`, 'i').exec(raw)?.[1];

// Certificates repeat the name as the first line of the address.
function dropName(candidates: Candidates): void {
  const names = candidates.employerName!.map(({ value }) => value.toUpperCase());
  candidates.employerAddress = candidates.employerAddress!.map((each) => {
    const [first, ...rest] = each.value.split(', ');
    return rest.length > 0 && names.includes(first!.toUpperCase()) ? { ...each, value: rest.join(', ') } : each;
  });
}

export const businessRegistration = readCellsByRules({
  kind: 'Company registration / partnership deed / Udyam',
  fields: {
    registrationNumber: {
      labels: [
        'Corporate (Identity|Identification) (No|Number) [(CIN)]',
        'CIN',
        'LLPIN',
        'LLP Identification (No|Number) [(LLPIN)]',
        'LLP Identity Number',
        '[Udyam|UDYAM|MSME|Firm|Company] Registration (No|Number) [of Firm|of Company|of the Firm]',
        'Udyam (No|Number)',
        'Registration No of [the] Firm',
        '(Regn|Reg|Regd) (No|Number)',
        '(Document|Deed|Licence|License|Certificate) (No|Number)',
        'URN',
        'Udyog Aadhaar (No|Number)',
        'Udyam Registration',
        'Registered (No|Number|under No|at No|as No)',
        'Registration',
        '(Company|Firm|LLP|Entity|Enterprise) (No|Number|ID)',
        'Corporate Identity',
        'Registry (No|Number)',
        'Reg. entry No',
        'Serial No in register',
        'Registration (code|ID|ref|reference)',
        'Identity (No|Number)',
      ],
      as: 'code',
      pattern: /^(?=.*\d{2})[A-Z0-9][A-Z0-9/.-]{3,30}$/,
      sentences: [
        new RegExp(
          String.raw`(?:identity number|identification number|registration number|registration no\.?|CIN|` +
            String.raw`LLPIN)(?: of (?:the |this )?(?:company|firm|concern|LLP|limited liability partnership|enterprise|` +
            String.raw`business)){0,2}(?: is| :|:)?\s+(?<value>[A-Z0-9][A-Z0-9/-]{4,28}\d[A-Z0-9/-]*)`,
          'i',
        ),
        /\b(?:as|under|at|vide|bearing) (?:registration |serial |entry )?(?:no\.?|number)\s*:?\s*(?<value>[A-Z0-9][A-Z0-9/-]{2,24}\d)\b/i,
        /registration no\.? of firm\s*:?\s*(?<value>[A-Z0-9][A-Z0-9/-]{4,28})/i,
      ],
      anywhere: new RegExp(`\\b(?:${cin}|${udyam})\\b`),
    },
    employerName: {
      labels: [
        'Name of [the] (Enterprise|Company|Firm|LLP|Business|Concern|Establishment|Organisation|Unit|' +
          'Applicant Company|Partnership|Partnership Firm)',
        '(Company|Enterprise|Firm|Business|LLP|Trade|Entity|Concern) Name',
        'Name and style',
        'Enterprise',
        'Company',
        'Firm',
        'Entity',
        'Concern',
        'Name of [the] (Entity|Body corporate|Undertaking|Unit)',
        'Firm name and style',
        'Registered (as|name)',
        'Name of MSME',
        'Business carried on as',
      ],

      as: 'organisation',
      sentences: [
        new RegExp(`certif(?:y|ied) that (?:the )?${firm}(?= is\\b| was\\b| has\\b| having\\b| has been|, a\\b|,)`),
        new RegExp(
          '(?:name and style of|under the name of|firm name of|in the name of|known as|styled as|named) ' +
            `(?:"|“)?${firm}(?="|”|\\.\\s| has\\b| is\\b| was\\b| having\\b| with\\b| at\\b| and shall| ` +
            'which\\b|,|\\.$| for\\b|\\s*\\n\\s*\\d)',
        ),
        new RegExp(`incorporation of ${firm}(?=\\.| under\\b| is\\b)`),
      ],
      not: [/^(the )?(company|firm|enterprise|partnership|business|parties|LLP)$|certificate|registrar|^of\b/i],
    },
    designation: {
      labels: [
        'Designation',
        'Role',
        'Capacity',
        'Status of [the] (applicant|signatory|person)',
        'Position',
        'Status in firm',
        'Type of Owner',
      ],
      read: role,
      sentences: [
        new RegExp(
          `(?:act(?:ing)? as|in the capacity of|being|as|is|appointed as) (?:the |a |an |its |sole )?(?<value>${roles})\\b`,
          'i',
        ),
        new RegExp(`(?:^|\\n)(?<value>${roles})\\s*:`, 'i'),
        new RegExp(`[a-z] [-–,(] ?(?<value>${roles})\\b`, 'i'),
      ],
    },
    employerAddress: {
      labels: [
        '[Address of] [the] Registered (Office|Address|Office Address)',
        '(Official|Office|Business|Communication|Principal|Mailing|Registered) Address [of Enterprise|of the ' +
          'Enterprise|of Company|of the Company|of Firm|as per record|of Unit]',
        'Address of [the] (place of business|principal place of business|Firm|Company|Enterprise|Business|Registered Office|LLP)',
        'Principal place of business',
        'Location [of the unit|of the firm]',
        '(Registered|Head|Main|Principal) office [situated at|at|address]',
        'Place of business',
        'Situated at',
        'Office [at]',
        'Premises',
        'Unit address',
        'Plant / unit location',
        'Mailing Address as per record available in Registrar of Companies office',
        'Address',
      ],
      as: 'address',
      sentences: [
        new RegExp(
          String.raw`(?:principal place of business|registered office|head office|place of business|` +
            String.raw`office)(?: of the (?:firm|company|partnership|business))? (?:shall be|is|will be|situated|` +
            String.raw`located)(?: situated| located)? (?:at|in) (?<value>[^.]{12,200}?)(?=\.\s|\.$| or at\b| and such|` +
            String.raw`, (?:was|is|has|have|which|and|were)\b|; )`,
          'i',
        ),
      ],
    },
    registrationDate: {
      labels: [
        'Date of (Incorporation|Registration|Formation|Execution|Commencement|Udyam Registration|Establishment)',
        'Date of incorporation / registration',
        '(Registered|Incorporated|Registration|Incorporation) (on|Date)',
        'Date of (Incorporation|Registration) of Enterprise',
        'Dated',
        'Established on',
        'Date of (entry|entry in register|grant|deed|partnership|the deed|certificate|incorporation of company)',
        '(Entered|Formed|Constituted|Recorded|Executed) on',
        'Since',
        'Registered since',
        'On the register since',
        'Incorporated',
      ],
      as: 'date',
      sentences: [
        new RegExp(
          String.raw`(?:incorporated|registered|entered|recorded|enrolled)[^.\d]{0,60}? (?:on|` +
            String.raw`with effect from)(?: this)?(?: the)? (?<value>\d{1,2}(?:st|nd|rd|` +
            String.raw`th)?(?: day)?(?: of)? ?[\w/.,\s-]{3,14}?\d{4})`,
          'i',
        ),
        new RegExp(
          String.raw`(?:incorporated|registered|made|executed|entered into|constituted|made and registered|` +
            String.raw`made and executed|formed)(?: at \w+)? (?:on|with effect from|` +
            String.raw`this)(?: this)?(?: the)? (?<value>\d{1,2}(?:st|nd|rd|th)?(?: day)?(?: of)? ?[\w/.,\s-]{3,14}?\d{4})`,
          'i',
        ),
      ],
    },
  },
  stops: [
    'Type of enterprise',
    'Type of Organisation',
    'Major Activity',
    'Social Category',
    'Name of (owner|Entrepreneur|Unit)',
    'Entrepreneur',
    'Applicant',
    'Date of Commencement of Production',
    'National Industry Classification',
    'NIC',
    'Social Category of Entrepreneur',
    'Witnesses',
    'Classification Year',
    'PAN of the Company',
    'TAN of the Company',
    'Investment',
  ],
  after(open, candidates) {
    addAddresses(open, candidates, 'employerAddress');
    dropName(candidates);
    doubtPictures(open, candidates, { codes: ['registrationNumber'] });
  },
});
