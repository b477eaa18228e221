// Words that head something on papers of many kinds: where they stand, another value has ended.
export const stopLabels: readonly string[] = [
  '[Authorised|Authorized] Signature', '(Authorised|Authorized) Signatory', 'Signature of [the] (Holder|Bearer|Applicant|Authority|Registrar|Officer)',
  'Place of Issue', 'Date of Issue', 'Date of Expiry', 'Valid (From|Until|Upto|Up to|Till)', 'Issuing Authority', 'Issued by', 'Issued on',
  'Nationality', 'Citizenship', 'Religion', 'Caste', 'Category', 'Occupation', 'Profession', 'Qualification', 'Blood Group', 'Height',
  '(Mobile|Phone|Telephone|Contact|Tel) [No|Number]', 'E-mail [ID|Address]', 'Email [ID|Address]', 'Website', 'Web', 'Fax', 'Toll Free',
  "Father's Name", "Mother's Name", "Husband's Name", 'Spouse Name', 'Date of Birth', 'DOB', 'Place of Birth', 'Sex', 'Gender', 'Age',
  'Remarks', 'Note', 'Notes', 'Terms and Conditions', 'Terms & Conditions', 'Instructions', 'Important', 'Disclaimer',
  'Seal', 'Stamp', 'Date', 'Place', 'Witness', 'Witnesses', 'Photo', 'Photograph', 'Page', 'Total', 'Particulars', 'Description', 'S[r|l]. No', 'Serial (No|Number)',
  'PIN [Code]', 'Pincode', 'State', 'District', 'Country', 'City', 'Address', 'Subject', 'Ref [No]', 'Reference [No|Number]', 'CIN', 'GSTIN', 'PAN', 'IFSC [Code]', 'MICR [Code]',
  'Branch [Name|Code]', 'Customer ID', 'CIF [No|Number]', 'Nominee', 'Nomination', 'Currency', 'Status', 'Amount',
]; // prettier-ignore
