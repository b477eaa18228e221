import type { FieldRule } from '../../../rules/kind-rules.types.ts';
import { normaliseCurrency } from '../../../normalise/normalise-currency.ts';
import { personNamed } from '../fields/person-named.ts';

const cover = '(Policy|Cover|Coverage|Trip|Risk|Insurance|Journey|Travel)';
const sum =
  String.raw`(?:USD|EUR|GBP|INR|AUD|CAD|US\$|Euros?|Rs\.?|[$€£₹])\s*\d[\d,.]*(?: (?:lakhs?|million))?|` +
  String.raw`\d[\d,.]{3,}\s*(?:USD|EUR|GBP|Euros?|US dollars)`;

// A sum printed with its currency; a bare number is ambiguous.
export function sumInsured(raw: string): string | undefined {
  const found = new RegExp(sum, 'i').exec(raw.split('\n')[0]!);
  const digits = found && /\d[\d,.]*/.exec(found[0])![0].replace(/[.,]+$/, '');
  if (!digits) return undefined;
  const whole = digits.replace(/([.,])(\d{1,2})$/, '').replaceAll(/[.,]/g, '');
  const times = /lakh/i.test(found[0]) ? 1e5 : /million/i.test(found[0]) ? 1e6 : 1;
  return String(Number(whole) * times);
}

export const currencyOfSum = (raw: string): string | undefined => {
  const found = new RegExp(sum, 'i').exec(raw)?.[0];
  return found ? normaliseCurrency(found) : undefined;
};

export const medical = /medical|hospitali[sz]ation|accident (&|and) sickness|in-?patient|emergency treatment|sickness/i;

// What insurers print on schedules, certificates and letters for the consulate.
export const insuranceFields: Readonly<Record<string, FieldRule>> = {
  policyNumber: {
    labels: [
      '[Insurance|Master|Travel|Your] Policy (No|Number|Num|ID|Ref|Reference)',
      'Policy / Certificate (No|Number)',
      'Certificate / Policy (No|Number)',
      '[Policy|Insurance] Certificate (No|Number)',
      'Certificate of Insurance (No|Number)',
      'Policy Schedule (No|Number)',
      'Policy No / Certificate No',
      'Contract (No|Number)',
      'Policy / certificate (ref|reference)',
      '(Policy|Certificate|Cover|Contract|Insurance) (Ref|Reference|Code|ID|Nr)',
      'Cover Note (No|Number)',
      'Insurance (No|Number)',
      'Document (No|Number)',
      'Policy',
    ],
    as: 'code',
    pattern: /^(?=.*\d{4})[A-Z0-9][A-Z0-9/_.-]{4,34}$/,
    sentences: [
      /(?:policy|certificate|contract) (?:no\.?|number|nr\.?)\s*:?\s*(?<value>[A-Z0-9][A-Z0-9/-]{5,30})(?=[\s,.;)]|$)/i,
    ],
  },
  insurerName: {
    labels: [
      '(Insurer|Insurance Company|Underwriter|Insurance Provider|Name of Insurer|Name of the Insurer|' +
        'Insurance Co|Insured with|Underwritten by|Company)',
      'Name of [the] Insurance Company',
    ],
    not: [/^(name|address|policy|the)\b|travel insurance/i],
  },
  insuredName: {
    labels: [
      'Name of [the] (Insured|Traveller|Traveler|Insured Person|Insured Traveller|Insured Member|Assured|Passenger)',
      '(Insured|Traveller|Traveler|Insured Person|Primary Insured|Insured Traveller|Assured|Insured Member|' +
        'Main Insured|Lead Traveller) [Name]',
      "Insured's Name",
      '(Policyholder|Policy Holder|Proposer) [Name]',
      'Name of [the] (Policyholder|Policy Holder|Proposer)',
      'Issued to',
      'Name',
      '(Person|Persons|Member|Traveller) (insured|covered)',
      'Person(s) insured',
      'Covered (Person|Traveller|Member)',
      'Who is covered',
      'Beneficiary',
      'Insured traveller(s)',
      'In favour of',
      'Passenger [Name]',
    ],
    sentences: [personNamed('(?:certify|confirm|declare|state) that(?: the insured)?|insured person is')],
    not: [/insur|policy|\bcover|passport|relation|\bperson|traveller|date|\bage\b|gender|nominee|\bthe\b/i],
  },
  insuredPassportNumber: {
    labels: ['[Indian] Passport (No|Number|Num)', 'Passport', 'Passport No of Insured'],
    as: 'code',
    pattern: /^[A-Z]{1,2}\d{6,7}$/,
    sentences: [/passport (?:no\.?|number)?\s*:?\s*(?<value>[A-Z]\d{7})\b/i],
  },
  insuredDateOfBirth: {
    labels: [
      '(Date|Dt) of Birth',
      'DOB',
      'D.O.B',
      'Birth Date',
      'Born [on]',
      'Date of Birth / Age',
      'Birthdate',
      'Born',
    ],
    as: 'date',
    sentences: [
      /born (?:on )?(?<value>[\w/.,\s-]{6,22}?\d{4})/i,
      /date of birth\s*:?\s*(?<value>\d[\w/.,\s-]{5,18}?\d{4})/i,
    ],
  },
  coverageAmount: {
    labels: [
      '[Overall|Total|Maximum|Medical|Policy|Basic] Sum (Insured|Assured)',
      '(Medical|Medical Expenses|Emergency Medical) (Cover|Coverage|Limit|Sum Insured|Benefit)',
      '(Cover|Coverage) (Amount|Limit|Sum|up to)',
      'Limit of (Cover|Liability|Indemnity|Coverage)',
      'Amount of (Cover|Coverage|Insurance)',
      'Maximum (Cover|Limit|Benefit)',
      'Insured (Amount|Sum)',
      'Plan Limit',
    ],
    read: sumInsured,
    sentences: [
      new RegExp(
        '(?:medical|hospitali[sz]ation)[^.;\\n]{0,90}? (?:is|of|up to|upto|to|:|for|limit|with|amounts ' +
          'to|maximum|minimum)\\s*(?:a |an |the )?(?:maximum |limit |minimum |sum |amount )?(?:of )?(?' +
          `<value>${sum})`,
        'i',
      ),
      new RegExp(
        '(?:sum insured|limit|cover(?:age)?|insured (?:for|up to))(?: for medical expenses)?(?: ' +
          'is| of| up to| upto| to|:)* (?:a maximum of |a minimum of )?(?' +
          `<value>${sum})`,
        'i',
      ),
    ],
    prefer: 'first',
  },
  startDate: {
    labels: [
      `${cover} (Start|Commencement|Inception|Effective|From) [Date]`,
      '(Start|Commencement|Inception|Effective|Departure) Date',
      '(Valid|Effective|Insured|Covered) From',
      `${cover} (Starts|Begins|Commences) [on]`,
      'Date of (Commencement|Departure|Inception|Start)',
      'From',
      'From Date',
      'Period From',
      'Commencement',
      'Start of (Cover|Insurance|Trip|Risk)',
      'Starts',
      'Begins',
      'Cover (begins|starts|from)',
      'First day [of cover|of insurance]',
      'Valid (from|since)',
      'In force from',
      'Effective',
      'Inception',
      'Travel (from|start)',
      'Insured from',
      'Date from',
      'Onward date',
    ],
    as: 'date',
  },
  endDate: {
    labels: [
      `${cover} (End|Expiry|To|Return) [Date]`,
      '(End|Expiry|Expiration|Return|Termination) Date',
      '(Valid|Effective|Insured|Covered) (To|Until|Till|Upto|Up to|Through)',
      `${cover} (Ends|Expires|Terminates) [on]`,
      'Date of (Expiry|Return|Termination|End)',
      'To',
      'To Date',
      'Period To',
      'Expiry',
      'End of (Cover|Insurance|Trip|Risk)',
      'Ends',
      'Expires [on]',
    ],
    as: 'date',
  },
  territory: {
    labels: [
      '(Geographical|Geographic|Territorial) (Scope|Area|Limit|Limits|Coverage|Cover|Extent|Validity)',
      '(Area|Region|Territory|Zone|Country|Countries|Place) of (Cover|Coverage|Travel|Validity|Visit)',
      '(Region|Area|Territory|Countries|Country|Destination|Zone) (Covered|Insured|Visited)',
      'Territory',
      'Territories',
      'Destination [Country|Countries]',
      'Destinations',
      'Travel (Region|Area|Destination|Zone)',
      'Coverage (Area|Region|Territory|Zone)',
      'Area',
      'Region',
      'Valid in',
      'Country of Visit',
      'Countries',
      'Visiting (Country|Countries)',
      'Jurisdiction',
    ],
    as: 'text',
    sentences: [
      /\bin (?:all )?(?:the )?(?<value>Schengen (?:area|states|countries|zone|member states|territory))/i,
      new RegExp(
        String.raw`(?:travel(?:ling)? to|valid (?:in|for|throughout)|cover(?:s|age)? (?:in|for|throughout)|` +
          String.raw`territor(?:y|ies)(?: of| is|:)?) (?:all )?(?:the )?(?<value>(?:Worldwide|World|Schengen|Europe|Asia|` +
          String.raw`[A-Z][a-z]+)(?:[\s-]+(?:excluding|including|incl\.?|excl\.?|and|&|of|the|area|states|countries|zone|` +
          String.raw`member|territory|[A-Z][A-Za-z]*))*)(?=[.,;)]|\s*$| for\b| from\b| with\b| during\b| under\b| is\b)`,
      ),
    ],
    not: [/^(from|to|is|type|single|multi)\b|^\d+$/i],
  },
  deductible: {
    labels: ['[Policy|Standard|Compulsory] (Deductible|Deductibles|Excess) [per claim|Amount]', 'Franchise'],
    read: (raw) =>
      /^\W*(nil|none|zero|n\.?a)\b/i.test(raw)
        ? undefined
        : (sumInsured(raw) ?? /^\W*(\d{2,4})(?:\.00)?\b/.exec(raw)?.[1]),
    sentences: [
      new RegExp(
        `(?:deductible|excess|franchise)(?: amount)?(?: per claim| per event)?(?: of| is|:| applicable is)*\\s*(?<value>${sum})`,
        'i',
      ),
      new RegExp(`(?<value>${sum}) (?:deductible|excess)`, 'i'),
    ],
  },
  emergencyPhone: {
    labels: [
      '[24x7|24-hour|Emergency|Medical|Worldwide] (Assistance|Helpline|Hotline)',
      '(Assistance|Helpline|Emergency|Contact) (Phone|No|Number|Telephone)',
      'Alarm centre',
      'In an emergency abroad',
      'In case of emergency [abroad]',
      'Emergency contact',
      'Assistance Company',
      'For assistance',
      'Call us',
    ],
    as: 'phone',
    sentences: [
      new RegExp(
        String.raw`(?:assist\w*|emergenc\w+|helpline|hotline|alarm cent\w+|24 ?x\s*7|reached at|` +
          String.raw`toll[- ]free)[^.\n\d+]{0,70}?(?<value>\+?\d[\d ()-]{7,18}\d)`,
        'i',
      ),
    ],
    prefer: 'first',
  },
};
