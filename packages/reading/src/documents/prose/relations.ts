import { certificateRelations } from './certificate-relations.ts';
import type { SpanType } from './typed-spans.ts';

// What a sentence says about a span of this type. `before` and `after` are the words next to it, `about` is anywhere in its sentence.
export interface Relation {
  readonly field: string;
  readonly type: SpanType;
  readonly before?: string;
  readonly after?: string;
  readonly about?: string;
  readonly not?: string; // in the words before it
}

const acts = 'is|was|has|had|will|works|worked|joined|holds|held|serves|served|continues|remains|resides|hereby';

// Kinds whose documents are often letters, contracts and certificates in sentences.
const letterRelations: Readonly<Record<string, readonly Relation[]>> = {
  'Employment / NOC / leave letter': [
    {
      field: 'employeeName',
      type: 'person',
      before: 'request of|reference to|regarding|concerning|certified that|confirm that|employee|employment of',
      about: 'employ|staff|rolls?|serv|join|work|leave',
    },
    {
      field: 'dateOfJoining',
      type: 'date',
      before:
        'since|joined|joining|appointed|engaged|recruited|inducted|hired|with effect from|w\\.? ?e\\.? ?f\\.?|' +
        'commenced|began|started|employment (?:commenced|began|started)|' +
        '(?:rolls?|service|employ(?:ed|ment)?|working|association|tenure) (?:from|dates? from|dates? back to|beginning)',
      about: 'employ|work|serv|join|appoint|rolls?|staff|tenure|career|duties',
      not: 'leave|absence|vacation|travel|visit|till|until',
    },
    {
      field: 'annualGrossIncome',
      type: 'amount',
      before:
        'salary|remuneration|emoluments|ctc|package|earns|earning|draws|drawing|paid|pay|compensation|income|amounts? ' +
        'to|stands at|works out to',
      about: 'per annum|p\\.? ?a\\b|annual|a year|yearly|per year|twelve months|ctc',
      not: 'month|deduct|tax',
    },
    {
      field: 'employeeName',
      type: 'person',
      before: 'that|employee|colleague|certify|confirms?|respect of|behalf of|named',
      after: acts,
    },
    {
      field: 'designation',
      type: 'role',
      before:
        '(?:as|as an?|as our|as the|post of|position of|capacity of|designation of|role of|in the role of|rank of|designated|holds ' +
        'the (?:post|office) of)',
      about: 'employ|work|serv|join|appoint|rolls?|staff|designat|post|position',
    },
    {
      field: 'leaveFrom',
      type: 'date',
      before: 'from|between|beginning|starting|commencing',
      about: 'leave|absence|vacation|time off',
      not: 'since|join|employ',
    },
    {
      field: 'leaveTo',
      type: 'date',
      before: 'to|until|till|and|through|ending|up ?to',
      about: 'leave|absence|vacation|time off',
      not: 'since|join|employ|resume|report',
    },
  ],
  'Sponsorship letter or affidavit': [
    {
      field: 'sponsorRelationship',
      type: 'kin',
      before: String.raw`am the|being the|am (?:his|her)|as (?:his|her)|being (?:his|her)|[,)]`,
      after: 'of',
      not: 'applicant is',
    },
    { field: 'sponsorRelationship', type: 'kin', before: 'whose', after: 'I am' },
    {
      field: 'sponsorName',
      type: 'person',
      before: '^\\W*(?:\\d+\\W+)?I|undersigned|myself|name is',
      after: '.{0,12}(?:,|aged|son|daughter|wife|resid|do|hereby|am|of|being|the)',
    },
    {
      field: 'sponsorAmount',
      type: 'amount',
      before:
        'up ?to|extent of|sum of|amount of|limit of|budget of|maximum of|ceiling of|set aside|provide|pay|spend|' +
        'exceeding|earmarked|reserved',
      about: 'sponsor|expens|cost|bear|fund|support|spend|trip|journey|stay|visit|studies',
      not: 'income|salary|earn|balance',
    },
  ],
  'Invitation letter': [
    {
      field: 'inviterOccupation',
      type: 'role',
      before: String.raw`work(?:ing)? as|employed as|profession(?: is)?|occupation(?: is)?|serve as`,
    },
    { field: 'inviterOccupation', type: 'role', before: 'am', after: 'by profession|by occupation' },
    {
      field: 'inviterDateOfBirth',
      type: 'date',
      before: String.raw`(?:I|my)\b[^;]{0,60}\b(?:born|birth)`,
      not: 'guest|applicant|visitor|he|she|his|her|invit\\w*|friend|mr|mrs|ms|son|daughter|mother|father|brother|sister|wife|husband',
    },
    {
      field: 'inviterName',
      type: 'person',
      before: '^\\W*I|undersigned|myself|my name is',
      after: '.{0,12}(?:,|aged|resid|hereby|am|of|being|would|holder|born)',
    },
    {
      field: 'visitFrom',
      type: 'date',
      before: 'from|between|beginning|arriv\\w+(?: on)?|commencing',
      about: 'visit|stay|guest|invite|trip|join|host',
      not: 'resid|live|since|work|employ',
    },
    {
      field: 'visitTo',
      type: 'date',
      before: 'to|until|till|and|through|up ?to|departing(?: on)?|leav\\w+(?: on)?|returning(?: on)?',
      about: 'visit|stay|guest|invite|trip|host',
      not: 'resid|live|since|work|employ',
    },
  ],
  'Admission or offer letter': [
    {
      field: 'enrolmentReference',
      type: 'code',
      before: String.raw`reference|ref\.?|number|no\.?|id`,
      about: 'admi|offer|enrol|accept',
      not: 'passport|phone|account|dli|room|flat',
    },
    {
      field: 'courseName',
      type: 'role',
      before:
        String.raw`admitted (?:to|in|into)|accepted (?:into|on|to)|place on|enrolled (?:in|for|on)|` +
        String.raw`programme(?: of| in)?|pursue|study`,
    },
    {
      field: 'studentName',
      type: 'person',
      before: String.raw`that|inform|congratulations|dear`,
      about: 'admi|offer|accept|enrol',
    },
    {
      field: 'courseStartDate',
      type: 'date',
      before: 'begins?|commenc\\w+|starts?|starting|first day|join\\w*|report\\w*|from',
      about: 'programme|program|course|class|semester|term|teaching|studies|session|enrol',
      not: 'payment|paid|deposit|accept|reply|until|issued',
    },
    {
      field: 'courseEndDate',
      type: 'date',
      before: 'ends?|ending|conclud\\w+|complet\\w+|finish\\w*|graduat\\w+|until|to|through',
      about: 'programme|program|course|class|semester|term|teaching|studies|session|enrol',
      not: 'payment|paid|deposit|accept|reply|report',
    },
    {
      field: 'tuitionFee',
      type: 'amount',
      before: 'tuition|fees?|cost of (?:the )?(?:programme|course|study)',
      not: 'paid|deposit|received|scholarship|waive|balance|remain|insurance|accommodation|living',
    },
    {
      field: 'feePaid',
      type: 'amount',
      before: 'paid|received|deposit|payment of|remitted|remittance of',
      about: 'fee|tuition|deposit|payment',
      not: 'must|should|balance|remain|to be paid|payable',
    },
    {
      field: 'studentName',
      type: 'person',
      before: 'that|student|admit(?:ted)?|congratulat\\w+|offer|behalf of|respect of|favou?r of',
      after: `${acts}|to the|a place|admission|,|who`,
    },
    {
      field: 'enrolmentReference',
      type: 'code',
      before:
        '(?:offer|letter|admission|enrolment|acceptance|application|reference)[^,;]{0,20} (?:number|no\\.?|reference|id|under)',
    },
    {
      field: 'institutionName',
      type: 'organisation',
      before: 'at|to|of|by|from|join|behalf of|welcome to',
      about: 'admi|offer|enrol|stud|place|programme|course',
    },
  ],
  'Company registration / partnership deed / Udyam': [
    {
      field: 'registrationDate',
      type: 'date',
      before:
        'incorporated|registered|registration|formed|constituted|executed|made|entered into|established|(?:came|come) ' +
        'into (?:being|existence|effect)|commenced|this',
      not: 'last|next|end',
    },
    {
      field: 'registrationNumber',
      type: 'code',
      before: 'number|no\\.?|identity number|cin|registration|registered as|under|identification',
      not: 'pan|gst|phone|passport|plot|sector|act',
    },
    {
      field: 'employerName',
      type: 'organisation',
      before: 'style(?: and title)? of|name of|known as|called|firm|company|that|business as|styled',
    },
  ],
  'Marriage certificate': [
    {
      field: 'husbandName',
      type: 'person',
      before: 'that|between|of',
      after: String.raw`.{0,60}\b(?:and|groom|husband)`,
      about: 'marri|wed|solemni',
    },
    {
      field: 'marriageDate',
      type: 'date',
      before: 'solemni[sz]ed|married|marriage|wedded|wedding|matrimony|wedlock|celebrated|took place|performed',
      about: 'marri|wed|matrimon|solemni',
      not: 'regist|entered|record|born|birth',
    },
    {
      field: 'registrationDate',
      type: 'date',
      before: 'registered|registration|entered|recorded|inscribed',
      not: 'born|birth',
    },
    {
      field: 'registrationNumber',
      type: 'code',
      before: 'number|no\\.?|serial|entry|volume|registered as|under',
      not: 'aadhaar|passport|phone|act|section',
    },
    {
      field: 'husbandName',
      type: 'person',
      before: 'between|groom|bridegroom|husband|that|parties',
      after: '.{0,60}\\b(?:son of|s/o|and|bachelor|groom|husband)',
    },
    {
      field: 'wifeName',
      type: 'person',
      before: 'bride|wife|and|with|to',
      about: 'marri|wed|solemni',
      after: '.{0,60}\\b(?:daughter of|d/o|spinster|bride|wife|were|was|have)',
    },
  ],
  'Divorce decree': [
    {
      field: 'decreeDate',
      type: 'date',
      before: 'dissolved|decree|divorce|granted|pronounced|passed|dated|judg?ment|absolute|effect from|given',
      about: 'dissol|decree|divorc|judg?ment|court',
      not: 'marri|solemni|filed|born|presented|separat',
    },
    {
      field: 'caseNumber',
      type: 'code',
      before: 'petition|case|suit|application|matter|no\\.?|number',
      about: 'petition|case|suit|matter',
    },
  ],
  'Property document': [
    {
      field: 'ownerName',
      type: 'person',
      before:
        'vendee|purchaser|favou?r of|sold to|conveyed to|transferred to|owned by|belongs? to|possession of|property ' +
        'of|owner|name of|stands in the name of',
    },
    {
      field: 'marketValue',
      type: 'amount',
      before: 'consideration|value|valued|price|worth|sum of|assessed|at',
      about: 'value|consideration|price|worth|valued|assessed',
      not: 'stamp|fee|tax|duty|area|loan',
    },
    {
      field: 'registrationNumber',
      type: 'code',
      before: 'document|registered as|number|no\\.?|serial',
      about: 'regist',
      not: 'plot|survey|khasra|flat|pan|aadhaar',
    },
  ],
  'Birth certificate': [
    { field: 'sex', type: 'sex', before: String.raw`sex|gender|an?|the|\(`, about: 'born|birth|child' },
    {
      field: 'fatherName',
      type: 'person',
      before: 'father|and|to|of',
      after: String.raw`\(? ?father`,
      about: 'born|birth',
    },
    {
      field: 'fatherName',
      type: 'person',
      before: String.raw`father(?: is| was|'s name)?|son of|daughter of`,
      about: 'born|birth|father',
    },
    {
      field: 'motherName',
      type: 'person',
      before: 'mother|and|to|of',
      after: String.raw`\(? ?mother`,
      about: 'born|birth',
    },
    {
      field: 'motherName',
      type: 'person',
      before: String.raw`mother(?: is| was|'s name)?`,
      about: 'born|birth|mother',
    },
    {
      field: 'registrationNumber',
      type: 'code',
      before: String.raw`number|no\.?|entry|under|serial`,
      about: 'regist|entry',
      not: 'passport|aadhaar|house',
    },
    {
      field: 'childName',
      type: 'person',
      before: 'that|child|named|birth of',
      after: String.raw`.{0,60}\bborn`,
      about: 'born',
    },
    { field: 'dateOfBirth', type: 'date', before: 'born|birth', not: 'regist|mother|father|issued' },
    {
      field: 'childName',
      type: 'person',
      before: 'named|known as|child|that|son|daughter',
      after: `.{0,20}(?:${acts}|,|son|daughter|born|male|female)`,
      about: 'born|birth',
    },
    { field: 'registrationDate', type: 'date', before: 'registered|registration|entered|recorded', not: 'born' },
  ],
  'Death certificate of spouse': [
    {
      field: 'registrationNumber',
      type: 'code',
      before: String.raw`number|no\.?|entry|under|serial`,
      about: 'regist|entry',
      not: 'passport|aadhaar|house',
    },
    {
      field: 'deceasedName',
      type: 'person',
      before: 'that|late|of|Shri|Smt',
      after: String.raw`.{0,60}\b(?:died|expired|passed)`,
    },
    {
      field: 'dateOfDeath',
      type: 'date',
      before: 'died|death|expired|demise|passed away|deceased|breathed',
      not: 'regist|issued|born',
    },
    {
      field: 'deceasedName',
      type: 'person',
      before: 'that|deceased|late|death of|demise of',
      about: 'died|death|expired|demise|passed',
    },
  ],
  'Student ID or bonafide certificate': [
    {
      field: 'enrolmentNumber',
      type: 'code',
      before: String.raw`(?:enrol\w*|roll|registration|admission|student|university|bearing)(?: \w+)?|(?:number|no\.?|id)`,
      not: 'phone|passport|aadhaar',
    },
    { field: 'validUntil', type: 'date', before: String.raw`valid|until|till|expir\w+|up ?to`, about: 'valid|expir' },
    {
      field: 'courseName',
      type: 'role',
      before: String.raw`studying(?: in)?|pursuing|enrolled (?:in|for|on)|course (?:of|in)|programme(?: of| in)?|student of|class of`,
    },
    {
      field: 'studentName',
      type: 'person',
      before: 'that|student|certify|named',
      after: `.{0,70}\\b(?:${acts}|student|stud)`,
    },
    {
      field: 'institutionName',
      type: 'organisation',
      before: 'of|at|in|student of|college|by',
      about: 'student|stud|bona',
    },
  ],
  'Police clearance certificate': [
    {
      field: 'name',
      type: 'person',
      before: 'that|respect of|against|named',
      after: '.{0,90}\\b(?:has|have|son|daughter|wife|holder|resid|born|is|was|no)',
    },
  ],
  'Host relationship evidence': [
    {
      field: 'hostName',
      type: 'person',
      before: '^\\W*(?:\\d+\\W+)?I|undersigned|myself|name is',
      after: '.{0,12}(?:,|aged|son|daughter|wife|resid|do|hereby|am|of|being|the)',
    },
  ],
};

export const relations: Readonly<Record<string, readonly Relation[]>> = { ...letterRelations, ...certificateRelations };
