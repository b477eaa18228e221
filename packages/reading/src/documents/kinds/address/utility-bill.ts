import { addCandidate } from '../../values/add-candidate.ts';
import { readByRules } from '../../rules/read-by-rules.ts';
import { findHeading } from '../../page/find-heading.ts';
import { addBlock } from './add-block.ts';
import { addressFields } from './address-fields.ts';

const utilities: readonly (readonly [string, RegExp])[] = [
  [
    'electricity',
    new RegExp(
      String.raw`\belectric(?:ity)?\b|\bkwh\b|\bdiscom\b|\bvidyut\b|\bbijli\b|\bpower (?:supply|distribution|` +
        String.raw`corporation)\b|sanctioned load|units? consumed|बिजली|विद्युत`,
      'i',
    ),
  ],
  ['gas', /\b(?:natural |piped |cooking )?gas\b|\bpng\b|\blpg\b|\bscm\b|गैस/i],
  ['water', /\bwater\b|\bjal\b|\bsewer(?:age)?\b|\bkilolit(?:re|er)s?\b|जल/i],
  ['broadband', /\bbroadband\b|\bfib(?:re|er)\b|\binternet\b|\bmbps\b|\bftth\b/i],
  ['telephone', /\blandline\b|\btelephone bill\b|\bpostpaid\b|\bmobile bill\b/i],
];

// The utility mentioned most often.
function utilityOf(text: string): { kind: string; at: RegExpMatchArray; isAlone: boolean } | undefined {
  const counted = utilities.map(([kind, pattern]) => ({ kind, all: [...text.matchAll(new RegExp(pattern, 'gi'))] }));
  const best = counted.reduce((a, b) => (b.all.length > a.all.length ? b : a));
  const isAlone = counted.every((each) => each === best || each.all.length === 0);
  return best.all[0] && { kind: best.kind, at: best.all[0], isAlone };
}

const body = new RegExp(
  String.raw`\b(?:limited|ltd|corporation|corp|company|co|board|nigam|department|authority|vidyut|discom|power|` +
    String.raw`electricity|energy|water|jal|gas|telecom|fibre|fiber|broadband|networks?|communications?|utilities|` +
    String.raw`supply|undertaking|sansthan|municipal)\b`,
  'i',
);

export const utilityBill = readByRules({
  kind: 'Utility bill',
  fields: {
    accountHolderName: {
      about: {
        of: new RegExp(
          String.raw`\b(?:name|billed to|bill to|consumer|customer|subscriber|account holder|supplied to|supply to|` +
            String.raw`in favour of|occupier|connection holder)\b`,
        ),
        not: new RegExp(
          String.raw`\b(?:no|number|id|care|service|type|category|bank|date|copy|code|address|file|provider|supplier|` +
            String.raw`company|father|tariff|since|support|load)\b`,
        ),
      },
      labels: [
        '[Name of [the|] ](Consumer|Customer|Subscriber|Account Holder|Connection Holder)',
        "(Consumer|Consumer's|Customer|Customer's|Subscriber|Subscriber's|Account Holder|Applicant|Registered|Billing|Bill to) Name",
        'Name [& Address] [and Address]',
        'Name of [the] (Consumer|Customer|Subscriber|Account Holder)',
        'Billed To',
        'Bill To',
        'Bill for',
        'In the name of',
        'Occupier',
        'Supplied To',
        'Issued To',
      ],
      as: 'name',
    },
    utilityType: {
      labels: ['Utility [Type]', 'Service Type', 'Type of (Service|Utility|Connection)', 'Bill Type'],
      read: (raw) => utilityOf(raw)?.kind,
    },
    provider: {
      labels: ['(Provider|Supplier|Service Provider|Licensee|Distribution Company|Issued by|Biller)'],
      as: 'organisation',
    },
    consumerNumber: {
      about: {
        of: new RegExp(
          String.raw`\b(?:consumer|customer|connection|account|subscriber|service|k|ca|crn|contract|installation|bp|` +
            String.raw`relationship)\b.*\b(?:no|number|id|code|connection|ref|reference)\b|\b(?:no|` +
            String.raw`number)\b.*\b(?:connection|consumer|account)\b`,
        ),
        not: /\b(?:meter|bill|invoice|bank|phone|mobile|helpline|care|date|pan|gst\w*|transformer|pole)\b/,
      },
      labels: [
        '(Consumer|Cons|Customer|Cust|CA|Contract Account|K|BP|Account|A/c|Connection|Service|Service ' +
          'Connection|SC|USC|RR|Subscriber|Relationship|CRN|KNO|IVRS|Installation|Meter Connection|Unique ' +
          'Consumer) [Account] (No|Number|ID|Id|Code)',
        'CRN',
        'KNO',
        'K No',
        'Consumer Id',
        'Account Number',
        'CAN',
        'CA',
        'Connection ID',
        'Service No',
        'BP Number',
        'SCNO',
        'UAN',
        'K No / Service Connection',
        'Service Connection',
        '(Supply|Premises|Property|Point|Agreement|Contract|Reference|Customer Reference|Supply Point) (No|Number|ID|Code)',
        'Your (Account|Customer|Reference) (No|Number)',
        'Connection',
      ],
      as: 'code',
    },
    billDate: {
      about: {
        of: /\b(?:bill|billed|invoice|issued?|dated?|raised|printed|generated)\b/,
        not: /\b(?:due|pay|period|month|no|number|last|previous|next|reading|to|amount|connection|by|cycle|for)\b/,
      },
      labels: [
        '(Bill|Invoice|Billing|Statement|Issue) (Date|Dt|Dated)',
        'Date of (Bill|Issue|Invoice|Billing)',
        'Bill Issue Date',
        'Billed On',
        'Bill Generation Date',
        'Issued On',
        'Dated',
        'Bill Dt',
        'Date',
      ],
    },
    ...addressFields(
      [
        '(Billing|Supply|Service|Installation|Consumer|Customer|Correspondence|Communication|Connection|' +
          'Premises|Mailing|Postal|Delivery|Registered|Site|Property) Address',
        'Address [of Supply|of Premises|of Connection|of the Premises|of Installation]',
        'Premises',
        'Supply At',
        'Address for (Communication|Correspondence)',
        'Addr',
        'Add',
        'Where supplied',
        '(Supplied|Delivered|Installed|Service) at',
      ],
      {
        of: /\b(?:address|premises|supplied|supply at|installed|resid\w+|lives|home|situated|where)\b/,
        not: /\b(?:email|office|pay|web|branch|company|provider|registered|consumption|units)\b/,
      },
    ),
  },
  stops: [
    'Customer (Care|Service|Services|Support|Copy|Relations)',
    'Due Date',
    '(Payment|Pay by) Due Date',
    'Bill (No|Number|Month|Period|Amount)',
    'Billing (Period|Month|Unit)',
    'Meter (No|Number|Reading)',
    'Tariff',
    'Tariff Category',
    'Sanctioned Load',
    'Connected Load',
    'Amount Payable',
    'Current Reading',
    'Previous Reading',
    'Invoice (No|Number)',
    'Mobile No',
    'Plan',
    'Division',
    'Sub Division',
    'Circle',
    'Security Deposit',
    'Phase',
    'Supply Type',
    'Units Consumed',
    'Arrears',
    'Registered Office',
    'Customer Care',
  ],
  after(open, candidates) {
    addBlock(open, candidates);
    const stated = utilityOf(open.flow.text);
    if (stated) {
      const words = open.flow.wordsBetween(stated.at.index!, stated.at.index! + stated.at[0].length);
      addCandidate(
        candidates,
        'utilityType',
        { text: stated.at[0], ...words },
        { value: stated.kind, by: 'pattern', strength: stated.isAlone ? 0.85 : 0.6 },
      );
    }
    const top = findHeading(
      open.lines,
      (text) => body.test(text) && !/\bbill\b|\binvoice\b|\bstatement\b|\bcare\b|office/i.test(text),
    );
    if (!top) {
      // If the bill has no heading, the issuer is named below, with its legal form.
      const below = open.lines.findLast(
        (line) =>
          /\b(?:limited|ltd|corporation|company|board|nigam|authority|undertaking|sansthan)\.?$/i.test(line.text) &&
          !/[:\d]/.test(line.text) &&
          line.text.length < 70 &&
          line.text.includes(' '),
      );
      if (below)
        addCandidate(candidates, 'provider', below, {
          value: below.text.replace(/^for\s+/i, ''),
          by: 'heading',
          strength: 0.6,
        });
    }
    if (top) addCandidate(candidates, 'provider', top, { value: top.text, by: 'heading', strength: 0.7 });
  },
});
