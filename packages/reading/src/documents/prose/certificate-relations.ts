import type { Relation } from './relations.ts';

const journeyWords = String.raw`leav\w+|depart\w*|fly\w*|travel\w*|start\w*|begin\w*|arriv\w+|trip|journey|visit`;
const journeyStart = String.raw`(?:${journeyWords})(?: \w+){0,4}? (?:on|from)`;
const journeyEnd = String.raw`(?:return\w*|com\w+ back|back|leav\w+|ends?|ending|depart\w*)(?: \w+){0,4}? (?:on|by)`;

// Kinds whose certificates and agreements are now and then written in sentences instead of a form.
export const certificateRelations: Readonly<Record<string, readonly Relation[]>> = {
  'Rent agreement': [
    {
      field: 'landlordName',
      type: 'person',
      before: String.raw`^\W*|between|executed by|by|from|owner|landlord|lessor|licensor`,
      after: String.raw`.{0,90}\b(?:landlord|lessor|licensor|owner|first part)`,
    },
    {
      field: 'tenantName',
      type: 'person',
      before: 'and|to|with|tenant|lessee|licensee|between .{0,90} and',
      after: String.raw`.{0,90}\b(?:tenant|lessee|licensee|second part|other part)`,
    },
    {
      field: 'agreementFrom',
      type: 'date',
      before: String.raw`commenc\w+|from|with effect from|start\w*|begin\w*|effective`,
      about: String.raw`tenancy|lease|licen[cs]e|rent|term|period|months`,
      not: 'executed|made|born',
    },
    {
      field: 'agreementTo',
      type: 'date',
      before: String.raw`to|until|till|expir\w+|end\w*|up ?to|terminat\w+`,
      about: String.raw`tenancy|lease|licen[cs]e|rent|term|period|months`,
      not: 'executed|made|born',
    },
    {
      field: 'monthlyRent',
      type: 'amount',
      before: String.raw`rent|licen[cs]e fee|compensation|rental|sum of`,
      about: 'month|rent',
      not: 'deposit|security|advance|maintenance|refund|electricity|penalty',
    },
  ],
  'Net worth certificate': [
    { field: 'netWorth', type: 'amount', before: String.raw`net ?worth(?: [a-z(). ]{0,30})?` },
    {
      field: 'netWorth',
      type: 'amount',
      before: String.raw`net ?worth of [^;]{0,80}? (?:is|was|amounts to|comes to|stands at)`,
    },
    {
      field: 'totalAssets',
      type: 'amount',
      before: String.raw`assets(?: \w+){0,4}?`,
      not: 'liabilit|owe|debt|net ?worth|movable|immovable',
    },
    {
      field: 'totalLiabilities',
      type: 'amount',
      before: String.raw`(?:liabilit\w+|owe[ds]?|debts)(?: \w+){0,3}?`,
      not: 'net ?worth',
    },
    { field: 'netWorthDate', type: 'date', before: String.raw`as (?:on|at)|position` },
    {
      field: 'name',
      type: 'person',
      before: String.raw`of|that|for|as (?:on|at) [\w ,./-]{6,20}`,
      about: 'net ?worth|assets',
      after: String.raw`.{0,4}\b(?:PAN|holder|as on|as at|resid|owned|has|having)`,
    },
  ],
  'Medical or TB certificate': [
    {
      field: 'name',
      type: 'person',
      before: 'examined|that|screened|certify|patient|on',
      about: 'examin|screen|certif|fit|tubercul|medical',
    },
    {
      field: 'issueDate',
      type: 'date',
      before: String.raw`(?:examined|screened|tested)(?: [\p{L}. ]{0,60})? on|examined|screened|tested|dated|issued`,
      not: 'born|valid|expir',
    },
    { field: 'expiryDate', type: 'date', before: String.raw`valid|until|till|expir\w+|up ?to`, about: 'valid|expir' },
    {
      field: 'certificateNumber',
      type: 'code',
      before: String.raw`number|no\.?|reference`,
      not: 'passport|phone|mobile|aadhaar',
    },
  ],
  'Education loan sanction letter': [
    {
      field: 'sanctionAmount',
      type: 'amount',
      before: String.raw`loan|limit|up ?to|sum of|amount of|sanctioned|facility`,
      about: 'sanction|loan',
      not: 'margin|emi|instal|fee|interest|collateral|security|income',
    },
    {
      field: 'sanctionDate',
      type: 'date',
      before: 'sanctioned|sanction|on',
      about: 'sanction',
      not: 'valid|until|repay|born',
    },
    {
      field: 'borrowerName',
      type: 'person',
      before: String.raw`application of|favou?r of|respect of|borrower|sanctioned to|behalf of|granted to`,
    },
    {
      field: 'institutionName',
      type: 'organisation',
      before: String.raw`at|with|by|admission (?:to|at|in)|stud\w+ (?:at|in)|pursu\w+(?: .{0,60})? (?:at|from)`,
      about: 'stud|course|admi|educat',
    },
  ],
  'Parental consent (minor)': [
    {
      field: 'parentName',
      type: 'person',
      before: String.raw`^\W*I|undersigned|myself|I am|parent`,
    },
    {
      field: 'childName',
      type: 'person',
      before: String.raw`child|son|daughter|ward|minor|(?:mother|father|parent|guardian)s? of|for|permit`,
      about: 'child|son|daughter|minor|ward',
      not: 'accompan|with',
    },
    {
      field: 'accompaniedBy',
      type: 'person',
      before: String.raw`accompanied by|with|company of|along with|escort\w*(?: by)?|care of`,
      about: 'travel|accompan|journey|trip',
    },
  ],
  'Cover letter': [
    { field: 'travelFrom', type: 'date', before: `${journeyStart}|between`, not: 'return|back|born|join|dated' },
    {
      field: 'travelTo',
      type: 'date',
      before: `${journeyEnd}|to|until|till|and`,
      about: 'travel|trip|visit|return|journey|stay|leav',
      not: 'born|join|dated',
    },
  ],
  'Police clearance certificate': [
    { field: 'passportNumber', type: 'code', before: String.raw`passport|passport (?:no\.?|number)` },
    {
      field: 'certificateNumber',
      type: 'code',
      before: String.raw`certificate (?:no\.?|number)|^\W*no\.?|reference|ref\.?`,
      not: 'passport',
    },
    { field: 'issueDate', type: 'date', before: 'issued|dated|date', not: 'born|birth|passport|valid' },
  ],
  'Travel insurance policy': [
    {
      field: 'startDate',
      type: 'date',
      before: String.raw`from|commenc\w+|begin\w*|effective|start\w*`,
      about: 'cover|insur|policy|valid',
      not: 'born|birth|issued',
    },
    {
      field: 'endDate',
      type: 'date',
      before: String.raw`to|until|till|through|expir\w+|end\w*|up ?to`,
      about: 'cover|insur|policy|valid',
      not: 'born|birth|issued',
    },
    {
      field: 'insuredName',
      type: 'person',
      before: 'that|insured|covers|traveller|respect of|favour of|behalf of',
      about: 'cover|insur|policy',
    },
    { field: 'insuredDateOfBirth', type: 'date', before: 'born|birth' },
    { field: 'insuredPassportNumber', type: 'code', before: String.raw`passport|passport (?:no\.?|number)` },
    {
      field: 'policyNumber',
      type: 'code',
      before: String.raw`policy|policy (?:no\.?|number)|certificate (?:no\.?|number)`,
      not: 'passport',
    },
  ],
  'Visa refusal letter': [
    {
      field: 'refusalDate',
      type: 'date',
      before: String.raw`refused|refusal|decision|decided|dated`,
      not: 'born|birth|applied|application (?:of|dated)|submitted',
    },
    {
      field: 'referenceNumber',
      type: 'code',
      before: String.raw`reference|application (?:no\.?|number)|case|number`,
      not: 'passport',
    },
  ],
  'Fixed deposit receipt': [
    {
      field: 'amount',
      type: 'amount',
      before: String.raw`sum of|deposit of|amount of|principal(?: \w+){0,2}?`,
      about: 'deposit|received',
      not: 'maturity|interest',
    },
    { field: 'maturityDate', type: 'date', before: String.raw`matur\w+|due|repayable`, not: 'dated|issued' },
    {
      field: 'accountHolderName',
      type: 'person',
      before: String.raw`from|name of|favou?r of|depositor|behalf of|that`,
      about: 'deposit|received',
      not: 'nomin',
    },
  ],
};
