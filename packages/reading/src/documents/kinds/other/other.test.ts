import { describe, expect, it } from 'vitest';
import { valuesOf } from '../../testing/values-of.ts';

describe('other documents', () => {
  it('reads a police clearance certificate in sentences', () => {
    const text = `REGIONAL PASSPORT OFFICE, PUNE
POLICE CLEARANCE CERTIFICATE
PCC No. PN1234567890
This is to certify that there is no adverse information against Shri RAVI KUMAR, S/O Suresh
Kumar, holder of Indian passport number M1234567.
Date of Issue: 05/03/2026`;
    expect(valuesOf('Other', 'Police clearance certificate', text)).toMatchObject({
      certificateNumber: 'PN1234567890',
      name: 'RAVI KUMAR',
      passportNumber: 'M1234567',
      issuingOffice: 'REGIONAL PASSPORT OFFICE, PUNE',
      issueDate: '2026-03-05',
    });
  });

  it('reads a certificate of a clinic', () => {
    const text = `ROSE PANEL CLINIC
TB SCREENING CERTIFICATE
Certificate No      UKTB-118-2026
Applicant Name      RAVI KUMAR
Date of Birth       12/03/1990
Result              No evidence of active TB
Date of Issue       05/03/2026
Valid Until         04/09/2026`;
    expect(valuesOf('Other', 'Medical or TB certificate', text)).toEqual({
      clinic: 'ROSE PANEL CLINIC',
      certificateNumber: 'UKTB-118-2026',
      name: 'RAVI KUMAR',
      result: 'No evidence of active TB',
      issueDate: '2026-03-05',
      expiryDate: '2026-09-04',
    });
  });

  it('reads a sale deed', () => {
    const text = `SALE DEED
Document No. : 1181/2021
This deed is executed in favour of Ravi Kumar in respect of the flat situated at 12 MG Road,
Camp, Pune, Maharashtra - 411001 for a total consideration of Rs. 45,00,000/-.`;
    expect(valuesOf('Other', 'Property document', text)).toMatchObject({
      registrationNumber: '1181/2021',
      ownerName: 'Ravi Kumar',
      propertyAddress: '12 MG Road, Camp, Pune, Maharashtra - 411001',
      marketValue: '4500000',
    });
  });

  it('reads a degree', () => {
    const text = `SHANTIVAN UNIVERSITY
CONSOLIDATED STATEMENT OF MARKS
Name of the Student : RAVI KUMAR
Programme : Bachelor of Commerce
CGPA : 8.1
Date of Issue : 05/03/2012`;
    expect(valuesOf('Other', 'Academic transcript or test score', text)).toEqual({
      institutionName: 'SHANTIVAN UNIVERSITY',
      name: 'RAVI KUMAR',
      qualification: 'Bachelor of Commerce',
      score: '8.1',
      issueDate: '2012-03-05',
    });
  });
});
