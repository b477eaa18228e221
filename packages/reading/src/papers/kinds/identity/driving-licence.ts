import { readByRules } from '../../rules.ts';

const licence = '(DL|D.L|Driving Licence|Driving License|Licence|License|Lic)';

export const drivingLicence = readByRules({
  kind: 'Driving licence',
  fields: {
    licenceNumber: {
      labels: [`${licence} (No|Number)`, 'DL'],
      anywhere: /\b[A-Z]{2}[- ]?\d{2}[ -]?[A-Z]?[-/ ]?(?:19|20)\d{2}[-/ ]?\d{7}\b/,
      as: 'code',
      pattern: /^[A-Z]{2}[-/]?\d{1,2}[A-Z0-9/-]{6,}$/,
    },
    name: { labels: ['Holder', 'Licensee', 'Licence Holder', 'Name of [the] Driver', 'Name in Full', '[Full] Name', 'Name of [the] (Holder|Licence Holder|License Holder|Licensee)', "(Holder|Holder's) Name"] },
    dateOfBirth: { labels: ['(Date|Dt) of Birth', 'DOB', 'D.O.B', 'Birth Date', 'Born [On]', 'Date Born'] },
    issueDate: { labels: ['(Granted|Issued|Given) On', 'Date of (Grant|Issuance)', '(Issue|Issued) (Date|On)', '(Date|Dt) of Issue', 'DOI', 'D.O.I', 'Issue Dt'] },
    expiryDate: { labels: ['Valid (Till|Until|Upto|Up to|To|Thru) [NT] [(NT)] [(Non Transport)]', 'Validity [Till|Upto|Date] [NT] [(NT)] [(Non Transport)]', 'Validity Non Transport', 'Valid Till NT', '(Date|Dt) of (Expiry|Validity)', 'Expiry [Date]', 'Expires On', 'Non Transport [Valid Till|Validity]', 'NT Valid (Till|Upto)', 'DOE'] },
    address: { labels: ['Residence', 'Resident of', 'R/o', 'Place of (Abode|Residence)', 'Lives At', '(Present|Current|Mailing|Communication|Home) Address', '[Present|Permanent|Residential] Address', 'Add', 'Addr'] },
  },
  stops: ['S/D/W of', 'S/W/D [of]', 'Son/Daughter/Wife of', 'Son / Daughter / Wife of', 'Blood Group', 'BG', 'COV', 'Class of Vehicle', 'Vehicle Class', 'Licensing Authority', 'Issuing Authority', 'Organ Donor', 'Valid Till TR', 'Validity TR', 'Validity (TR)', 'Transport', 'Badge No', 'Emergency Contact', 'RTO', "Holder's Signature", 'Hazardous Validity', 'Date of First Issue', 'First Issue [Date]', 'Original Issue Date'],
}); // prettier-ignore
