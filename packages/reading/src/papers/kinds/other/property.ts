import { readByRules } from '../../rules.ts';
import { no, number, person } from '../certificates/names.ts';

const rupees = String.raw`(?<value>(?:₹|Rs\.?|INR|Rupees)\s*[\d,.]+(?:\/-)?(?: (?:lakhs?|crores?))?)`;

export const property = readByRules({
  kind: 'Property document',
  fields: {
    ownerName: {
      labels: ['[Name of [the|] ](Owner|Owners|Purchaser|Buyer|Vendee|Holder|Allottee|Assessee|Khatedar|Pattadar|Title Holder|Property Holder|Property Owner)', "(Owner|Owner's|Purchaser|Purchaser's|Buyer's|Vendee|Property Owner|Property Owner's|Tax Payer|Taxpayer|Allottee|Assessee|Holder) Name", 'Name of [the] (Owner|Purchaser|Buyer|Vendee|Holder|Allottee|Assessee|Property Owner|Tax Payer)', 'Owner(s)', 'Purchaser / Owner', '(Registered|Recorded|Present|Current|Legal|Absolute|Sole) Owner'],
      as: 'name',
      sentences: [new RegExp(String.raw`\b(?:in fav(?:ou?)r of|owned by|belongs to|property of|name of|in the name of|sold to|conveyed to) ${person}`, 'u'), new RegExp(String.raw`\band ${person},?[^.;]{0,160}?(?:purchaser|vendee|buyer)`, 'u')],
    },
    propertyAddress: { labels: ['(Property|Premises|Flat|Site|Plot|House) Address', 'Address of [the] (Property|Premises|Flat|Site|Plot)', '(Schedule|Description|Details|Location|Situation) of [the] [Schedule] (Property|Premises)', 'Schedule Property', 'Property (Location|Details|Description|Situated at)', 'Situated at', 'Property', 'Location', 'Address'], as: 'address', sentences: [/\b(?:situated|situate|located|lying|standing) at (?<value>[^;]{12,180}?[1-9]\d{2} ?\d{3}(?!\d))/i] },
    registrationNumber: { labels: [`(Registration|Regn|Reg|Regd|Document|Doc|Deed|Registered Document|Property|Khata|Index|Property ID|Assessment|Khasra|Sale Deed|PID) ${no}`, `[Property|Registration|Assessment] (ID|${no.slice(1, -1)})`, 'Property ID', 'Document No', 'UPIC', 'PID'], as: 'code', sentences: [new RegExp(String.raw`\b(?:registered (?:as|under|vide)|document|registration|deed)[^.\d]{0,40}?(?:number|no\.?)[ :]+${number}`, 'i')] },
    marketValue: { labels: ['[Assessed|Fair|Current|Present|Total|Estimated] (Market|Property|Guidance|Circle|Government|Valuation|Ready Reckoner) Value', '(Market|Assessed|Property|Total|Fair Market|Estimated|Stamp|Guideline|Guidance|Sale|Declared) (Value|Valuation)', 'Value [of [the|] Property]', 'Consideration [Amount|Value]', 'Sale (Consideration|Price|Amount)', 'Total Consideration', 'Valuation', 'Value of the Property', 'Agreement Value'], sentences: [new RegExp(String.raw`\b(?:market value|valued at|consideration of|sale price|value of|worth|for a sum of|total consideration)\b[^.;₹\d]{0,60}${rupees}`, 'i')] },
  },
  stops: ['Vendor', 'Seller', 'Stamp Duty', 'Registration Fee', 'Date of (Execution|Registration)', 'Area', 'Built-up Area', 'Carpet Area', 'Plot Area', 'Boundaries', 'Sub Registrar', 'Survey No', 'Witness', 'Property Tax', 'Year of Construction', 'Usage', 'Ward', 'Zone', 'Nature of Property', 'Type of Property', 'Property Type'],
}); // prettier-ignore
