import { addCandidate } from '../../values/add-candidate.ts';
import { findHeading } from '../../page/find-heading.ts';
import { readByRules } from '../../rules/read-by-rules.ts';
import { personPattern } from '../certificates/certificate-patterns.ts';
import { addBlock } from './add-block.ts';
import { addressFields } from './address-fields.ts';

export const bankPassbook = readByRules({
  kind: 'Bank passbook / statement address page',
  fields: {
    accountHolderName: {
      labels: [
        "(Account Holder|Account Holder's|A/c Holder|Customer|Customer's|Depositor|Account|Holder|First Holder|Primary Holder|Member) Name",
        'Name of [the] (Account Holder|Customer|Depositor|A/c Holder|Account|Holder)',
        'Name [(s)]',
        'Account Holder',
        'Account Title',
        'Customer',
        'Name(s) of Account Holder(s)',
        '[Account] Holder',
        'Account in the name of',
        'First Account Holder',
        '(First|Primary|Sole|Main|Principal) [Account] Holder',
        'A/c Holder',
        'Name of [the] (First Holder|Primary Holder|Member|Constituent|Client)',
        'Depositor',
        'Constituent',
        'In the name of',
        'Client [Name]',
        '(Mr|Ms|Mrs)',
      ],
      as: 'name',
      not: [/\b(?:enquiry|details|master|care|service|account|bank|branch|copy)\b/i],
      about: {
        of: /\b(?:owner|holder|name|names|customer|depositor|account of|in favour of|member|client|constituent)\b/,
        not: new RegExp(
          String.raw`\b(?:bank|branch|nominee|father|mother|guardian|id|no|number|joint|second|product|scheme|mother|` +
            String.raw`type|care|date|since|code|address|mode|officer|employee|file|phone|copy|record|print|request)\b`,
        ),
      },
      sentences: [
        new RegExp(
          String.raw`\b(?:confirm|certify|state|confirmed|certified) that ${personPattern}(?=,? (?:is|has|holds|` +
            String.raw`maintains|having|holding|customer|s\/o|d\/o|w\/o|son|daughter|wife|residing|bearing|an?|our|\())`,
          'u',
        ),
        new RegExp(String.raw`\baccount (?:holder|of|in the name of),? ${personPattern}`, 'u'),
      ],
    },
    bankName: { labels: ['Bank Name', 'Name of [the] Bank'], as: 'organisation', not: [/branch/i] },
    ...addressFields([
      "[Account Holder|Account Holder's|Customer|Customer's|Communication|Correspondence|Mailing|" +
        "Registered|Residential|Permanent|Present|Current|Holder's|Postal] Address",
      'Address of [the] (Account Holder|Customer|Depositor)',
      'Address for (Communication|Correspondence)',
      'Address as per records',
      'Addr',
    ]),
  },
  stops: [
    'Customer (Care|Service|Services|Support|Copy|Relations)',
    'Account (No|Number|Type)',
    'A/c (No|Number|Type)',
    'Branch',
    'Branch Address',
    'Branch Name',
    'Branch Code',
    'Address of Branch',
    'Customer ID',
    'CIF No',
    'Date of (Opening|Issue)',
    'Account Opening Date',
    'A/c Open Date',
    'Nominee',
    'Mode of Operation',
    'Scheme',
    'Mobile No',
    'Joint Holder',
    'Date of Birth',
    'Nomination',
    'Home Branch',
    'Statement Period',
    'Account Status',
    'Opening Balance',
  ],
  after(open, candidates) {
    addBlock(open, candidates);
    const top = findHeading(
      open.lines,
      (text) =>
        /\bbank\b|\bgramin\b|\bco-?operative\b|\bpost office\b/i.test(text) &&
        !/\b(?:branch|statement|passbook|account|address|road|nagar|street|colony|lane|near|opp|behind)\b|\d|:/i.test(
          text,
        ),
    );
    // Under the signature: `for Deccan Peoples Bank`.
    const signed =
      /(?:^|\n|\t)for(?: and on behalf of)? (?<value>[A-Z][^\n\t,]{2,50}?\bbank\b[^\n\t,]{0,30})(?=[\n\t,]|$)/di.exec(
        open.flow.text,
      );
    const at = signed?.indices?.groups?.value;
    if (at)
      addCandidate(
        candidates,
        'bankName',
        { text: signed.groups!.value!, ...open.flow.wordsBetween(...at) },
        { value: signed.groups!.value!.trim(), by: 'sentence', strength: 0.75 },
      );
    if (top) addCandidate(candidates, 'bankName', top, { value: top.text.trim(), by: 'heading', strength: 0.8 });
  },
});
