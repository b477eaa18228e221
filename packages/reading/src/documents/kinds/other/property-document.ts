import { normaliseName } from '../../normalise/normalise-name.ts';
import { readByRules } from '../../rules/read-by-rules.ts';
import { numberWords, numberPattern, personPattern } from '../certificates/certificate-patterns.ts';

const rupees = String.raw`(?<value>(?:₹|Rs\.?|INR|Rupees)\s*[\d,.]+(?:\/-)?(?: (?:lakhs?|crores?))?)`;

// `Name: Rohit Hussain`, with the number below.
const owner = (raw: string) =>
  normaliseName(
    raw
      .split('\n')[0]!
      .replace(/^.*\bname\s*[:-]\s*/i, '')
      .split(/,|;|\bPAN\b|\baged?\b/)[0]!,
  );

export const propertyDocument = readByRules({
  kind: 'Property document',
  fields: {
    ownerName: {
      about: {
        of: new RegExp(
          String.raw`\b(?:owner|purchaser|buyer|vendee|claimant|allottee|assessee|transferee|donee|holder|khatedar|` +
            String.raw`pattadar|lessee|second party|in (?:the )?name of|held by|beneficiary)\b`,
        ),
        not: /\b(?:vendor|seller|executing|executant|address|share|date|father|number|no|percent|signature|area|previous|former|pan)\b/,
      },
      labels: [
        'Claimant [/ Purchaser]',
        'Purchaser / Claimant',
        'Name of [the] (Claimant|Transferee|Donee|Second Party)',
        '(Claimant|Transferee|Donee|Second Party|Grantee)',
        'Held by',
        'In the name of',
        'Owned by',
        'Sold to',
        'Buyer / Purchaser',
        'Party (Claiming|Purchasing)',
        '[Name of [the|] ](Owner|Owners|Purchaser|Buyer|Vendee|Holder|Allottee|Assessee|Khatedar|Pattadar|' +
          'Title Holder|Property Holder|Property Owner)',
        "(Owner|Owner's|Purchaser|Purchaser's|Buyer's|Vendee|Property Owner|Property Owner's|Tax Payer|" +
          'Taxpayer|Allottee|Assessee|Holder) Name',
        'Name of [the] (Owner|Purchaser|Buyer|Vendee|Holder|Allottee|Assessee|Property Owner|Tax Payer)',
        'Owner(s)',
        'Purchaser / Owner',
        '(Registered|Recorded|Present|Current|Legal|Absolute|Sole) Owner',
      ],
      as: 'name',
      read: owner,
      sentences: [
        new RegExp(
          String.raw`\b(?:in fav(?:ou?)r of|owned by|belongs to|property of|name of|in the name of|sold to|conveyed to) ${personPattern}`,
          'u',
        ),
        new RegExp(String.raw`\band ${personPattern},?[^.;]{0,160}?(?:purchaser|vendee|buyer)`, 'u'),
      ],
    },
    propertyAddress: {
      about: {
        of: new RegExp(
          String.raw`\b(?:address|situated|situate|situation|location|located|premises|house number|property|schedule|` +
            String.raw`site|lies|land measure|description)\b`,
        ),
        not: /\b(?:type|kind|tax|value|owner|purchaser|id|vendor|seller|nature|registration|party|age|assessed|built|use|date|office)\b/,
      },
      labels: [
        '(Property|Premises|Flat|Site|Plot|House) Address',
        'Address of [the] (Property|Premises|Flat|Site|Plot)',
        '(Schedule|Description|Details|Location|Situation) of [the] [Schedule] (Property|Premises)',
        'Schedule Property',
        'Property (Location|Details|Description|Situated at)',
        'Situated at',
        'Property',
        'Location',
        'Address',
      ],
      as: 'address',
      sentences: [/\b(?:situated|situate|located|lying|standing) at (?<value>[^;]{12,180}?[1-9]\d{2} ?\d{3}(?!\d))/i],
    },
    registrationNumber: {
      labels: [
        'Serial (No|Number) [volume and page]',
        `(Instrument|Serial|Entry|Title|Certificate|Mutation|Patta|Survey Register|Record|File|Allotment|Volume|Reference) ${numberWords}`,
        `${numberWords} of [the] (Document|Deed|Entry|Instrument|Registration)`,
        'Registered as',
        'Registered under',
        '(Registration|Regn|Reg|Regd|Document|Doc|Deed|Registered Document|Property|Khata|Index|Property ' +
          `ID|Assessment|Khasra|Sale Deed|PID) ${numberWords}`,
        `[Property|Registration|Assessment] (ID|${numberWords.slice(1, -1)})`,
        'Property ID',
        'Document No',
        'UPIC',
        'PID',
      ],
      as: 'code',
      sentences: [
        new RegExp(
          String.raw`\b(?:registered (?:as|under|vide)|document|registration|deed)[^.\d]{0,40}?(?:number|no\.?)[ :]+${numberPattern}`,
          'i',
        ),
      ],
    },
    price: {
      isPart: true,
      as: 'amount',
      labels: [
        'Consideration [Amount|Value|Paid]',
        '[Total] Sale (Consideration|Price|Amount|Value)',
        'Total Consideration',
        'Purchase Price',
        'Price [Paid]',
        'Amount of Consideration',
      ],
    },
    marketValue: {
      about: {
        of: /\b(?:value|valuation|worth|valued|price)\b/,
        not: /\b(?:stamp|duty|date|tax|fee|consideration|rental|annual)\b/,
      },
      labels: [
        '[Assessed|Fair|Current|Present|Total|Estimated] (Market|Property|Guidance|Circle|Government|Valuation|Ready Reckoner) Value',
        '(Market|Assessed|Property|Total|Fair Market|Estimated|Stamp|Guideline|Guidance|Sale|Declared) (Value|Valuation)',
        'Value [of [the|] Property]',
        'Valuation',
        'Value of the Property',
        'Agreement Value',
      ],
      sentences: [
        new RegExp(
          String.raw`\b(?:market value|valued at|consideration of|sale price|value of|worth|for a sum of|total ` +
            String.raw`consideration)\b[^.;₹\d]{0,60}${rupees}`,
          'i',
        ),
      ],
    },
  },
  after(_, candidates) {
    // The price is the value only if no value is named.
    if (candidates.marketValue!.length === 0) candidates.marketValue = candidates.price!;
    candidates.price = [];
  },
  stops: [
    'Vendor',
    'Party executing [the document]',
    'Nature of document',
    'Land measure',
    'Date of presentation',
    'Seller',
    'Stamp Duty',
    'Registration Fee',
    'Date of (Execution|Registration)',
    'Area',
    'Built-up Area',
    'Carpet Area',
    'Plot Area',
    'Boundaries',
    'Sub Registrar',
    'Survey No',
    'Witness',
    'Property Tax',
    'Year of Construction',
    'Usage',
    'Ward',
    'Zone',
    'Nature of Property',
    'Type of Property',
    'Property Type',
  ],
});
