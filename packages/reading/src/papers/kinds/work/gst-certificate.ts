import { readByRules } from '../../rules.ts';
import { gstin, isGstinChecked } from './gstin.ts';
import { addAddresses } from '../money/address-blocks.ts';

export const gstCertificate = readByRules({
  kind: 'GST registration certificate',
  fields: {
    gstin: { labels: ['GSTIN [/ UIN|No|Number]', '[GST|GSTIN] Registration (No|Number)', 'GST (No|Number)', 'GST Identification Number', 'Goods and Services Tax Identification Number', 'UIN'], read: gstin, isChecked: isGstinChecked, anywhere: /\b\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]\b/ },
    legalName: { labels: ['Legal Name [of Business|of the Business|of the Taxpayer]', 'Legal Name of the Registered Person', 'Name of [the] (Taxpayer|Proprietor|Registered Person|Taxable Person)', 'Taxpayer Name'], as: 'organisation' },
    employerName: { labels: ['Trade Name [if any|of Business]', 'Trade name / Business name', '(Business|Firm) Name', 'Name of [the] Business'], as: 'organisation', not: [/^additional|^if any/i] },
    constitution: { labels: ['Constitution [of Business|of the Business]', 'Type of (Business|Entity|Firm|Organisation)', 'Business Constitution', 'Nature of Constitution'], as: 'text' },
    employerAddress: { labels: ['[Address of] [the] Principal Place of Business', 'Address of [the] Principal Place of', 'Address of [the] Principal', 'Principal (Place|Address) of Business', 'Address of (Business|the Business|Principal Place)', '[Business|Registered] Address', 'Principal Address'], as: 'address' },
    registrationDate: {
      labels: ['[Effective] Date of [GST] Registration', 'Registration Date', 'Registered (on|since|from)', 'Registered with effect from', 'Effective (Date|from)', 'Date of Liability', 'With effect from', 'Date of Grant', 'Valid From'],
      as: 'date',
      sentences: [/period of validity\s+from\s*:?\s*(?<value>\d{1,2}[\w/.-]{4,12}\d{4})/i, /validity[\s:]{1,4}(?:from)?\s*(?<value>\d{1,2}[/.-]\d{1,2}[/.-]\d{4})/i],
    },
  },
  stops: ['Additional trade names', 'Period of Validity', 'Type of Registration', 'Particulars of Approving Authority', 'Date of issue of Certificate', 'Taxpayer Type', 'ARN', 'Status', 'Nature of Business', 'State Jurisdiction', 'Centre Jurisdiction', 'Jurisdictional Office', 'Designation', 'Details of', 'Additional Place of Business', 'From', 'To', 'Signature', 'HSN', 'Date of Cancellation'],
  after(open, candidates) {
    addAddresses(open, candidates, 'employerAddress');
  },
}); // prettier-ignore
