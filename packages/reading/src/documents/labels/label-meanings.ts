// The meaning of a label with an unknown wording: values found by it must be confirmed.
export interface LabelMeaning {
  readonly of: RegExp;
  readonly not?: RegExp;
  readonly isBody?: true; // its words also occur in names of organisations: a label has no others
}

const others = new RegExp(
  String.raw`\b(?:father|mother|husband|wife|spouse|guardian|parents?|nominee|witness|son|daughter|bank|branch|` +
    String.raw`school|college|university|clinic|hospital|office|employer|company|firm|doctor|physician|officer|` +
    String.raw`signature|signatory|relation|file|user|product|scheme|plan|street|city|town|village|place|issued|` +
    String.raw`authority)\b`,
);

export const labelMeanings: Readonly<Record<string, LabelMeaning>> = {
  name: {
    of: new RegExp(
      String.raw`\bnames?\b|\b(?:holder|applicant|candidate|student|bearer|person|patient|examinee|client|elector|` +
        String.raw`cardholder|holder|beneficiary|driver)$|\b(?:awarded|issued|granted|conferred|given|belongs|licensed|` +
        String.raw`allotted|addressed) (?:to|on|upon)$|^(?:mr|shri|who|person)\b`,
    ),
    not: others,
  },
  dateOfBirth: {
    of: /\bborn\b|\bbirth ?(?:date|day)?\b|\bd\.?o\.?b\b/,
    not: new RegExp(
      String.raw`\b(?:where|country|certificate|father|mother|husband|wife|spouse|number|no|register|registered|` +
        String.raw`registration)\b|^(?:place|town|city|village|hospital) of|\b(?:at|in)$`,
    ),
  },
  placeOfBirth: {
    of: new RegExp(
      String.raw`\bwhere\b.*\b(?:born|birth)\b|\bborn (?:at|in)\b|\bbirth ?place\b|\bbirth\b.*\b(?:at|in)$|` +
        String.raw`\b(?:place|town|city|village|hospital|institution)\b.*\b(?:birth|delivery)\b`,
    ),
  },
  sex: { of: /\b(?:sex|gender)\b|\bm ?\/ ?f\b|\bboy or girl\b|\bmale or female\b/, not: /\bdate\b/ },
  fatherName: {
    of: /\bfather\b/,
    not: /\b(?:mother|aadhaar|uid|occupation|address|nationality|religion|education|grandfather|number|no|age|born|birth)\b/,
  },
  motherName: {
    of: /\bmother\b/,
    not: /\b(?:father|aadhaar|uid|occupation|address|nationality|religion|education|grandmother|number|no|age|born|birth)\b/,
  },
  expiryDate: {
    of: new RegExp(
      String.raw`\b(?:until|till|up ?to|expir\w+|ends?|ending|lapses?|not after|last (?:day|date)|valid to|through|` +
        String.raw`ceases|best before|valid thru|runs? out|stops|terminates)\b`,
    ),
    not: /\b(?:from|birth|passport|transport vehicle)\b/,
  },
  validUntil: {
    of: new RegExp(
      String.raw`\b(?:until|till|up ?to|expir\w+|ends?|ending|lapses?|not after|no later|before|last (?:day|date)|` +
        String.raw`valid to|through|ceases|leave by|use by|runs? out|landing)\b`,
    ),
    not: /\b(?:from|birth|passport|not before)\b/,
  },
  validFrom: {
    of: /\b(?:from|not before|starts?|begins?|beginning|effective|commenc\w+|first (?:day|date)|in force|valid as of|earliest)\b/,
    not: /\b(?:until|till|to|birth|passport|transfer)\b/,
  },
  issueDate: {
    of: new RegExp(
      String.raw`\b(?:issued?|issuance|granted?|given|dated?|certified|signed|printed|delivered|released|made|` +
        String.raw`awarded|declared|conferred|approved)\b`,
    ),
    not: new RegExp(
      String.raw`\b(?:birth|born|expir\w+|valid|until|till|first|passport|place|where|by|at|to|office|authority|` +
        String.raw`examination|payment|application|admission|joining|arrival|departure)\b`,
    ),
  },
  registrationDate: {
    of: /\b(?:registered|registration|entered|recorded|entry)\b/,
    not: /\b(?:no|number|nr|place|at|by|birth|born|marri\w+|died|death|office|authority|unit)\b/,
  },
  registrationNumber: {
    of: new RegExp(
      String.raw`\b(?:entry|registration|regn|register|registered|serial|certificate|document|record|folio|deed|` +
        String.raw`instrument)\b.*\b(?:no|number|nr|num|id|ref)\b|\b(?:no|number|nr|serial|entry)\b.*\b(?:entry|` +
        String.raw`register|registration|record|certificate|document|deed)\b`,
    ),
    not: /\b(?:aadhaar|phone|mobile|passport|page|date|doctor|pan)\b/,
  },
  certificateNumber: {
    of: new RegExp(
      String.raw`\b(?:certificate|case|reference|ref|file|serial|report|clearance|request|application|letter|` +
        String.raw`dispatch|despatch|registration|hap|umi|screening)\b.*\b(?:no|number|nr|num|id|ref|code|reference)\b|` +
        String.raw`\b(?:no|number|nr)\b.*\b(?:certificate|case|file|report)\b|\bref(?:erence)?\b.*\bcertificate\b|` +
        String.raw`^(?:our |your )?ref(?:erence)?$`,
    ),
    not: /\b(?:passport|phone|mobile|aadhaar|date|physician|doctor)\b/,
  },
  address: {
    of: /\b(?:address|residence|residing|resides|resident|lives?|living|home|dwelling|dwells|stays|domicile|house)\b/,
    not: /\b(?:e-?mail|web|branch|office|bank|employer|permit|status|title|type|kind|category|date|number|no|country|previous|mailbox)\b/,
  },
};
