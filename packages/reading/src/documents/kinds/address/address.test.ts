import { describe, expect, it } from 'vitest';
import { valuesOf } from '../../testing/values-of.ts';

describe('proofs of address', () => {
  it('reads a bill with an unlabelled name and address block', () => {
    const text = `DAKSHIN GAS LIMITED                         GAS BILL

RAVI KUMAR                                  Customer No     Bill Date
12 MG Road                                  4471200118      05/03/2026
Camp
Pune, Maharashtra - 411001

PNG consumption 24 SCM of gas`;
    expect(valuesOf('Proof of Address', 'Utility bill', text)).toMatchObject({
      provider: 'DAKSHIN GAS LIMITED',
      utilityType: 'gas',
      accountHolderName: 'RAVI KUMAR',
      consumerNumber: '4471200118',
      billDate: '2026-03-05',
      address: '12 MG Road, Camp, Pune, Maharashtra - 411001',
      city: 'Pune',
      state: 'Maharashtra',
      postcode: '411001',
    });
  });

  it('reads a rent agreement in sentences', () => {
    const text = `RENT AGREEMENT
This agreement is made at Pune on 1st March 2026 between Shri Anil Joshi, residing at Nashik,
hereinafter called the Landlord, and Shri Ravi Kumar, son of Suresh Kumar, hereinafter called
the Tenant. The Landlord lets the premises situated at Flat 4, Rose Villa, MG Road, Pune,
Maharashtra - 411001 for a period of 11 months commencing from 1st April 2026 and ending on
28th February 2027 at a monthly rent of Rs. 25,000/- payable in advance.`;
    expect(valuesOf('Proof of Address', 'Rent agreement', text)).toMatchObject({
      landlordName: 'Anil Joshi',
      tenantName: 'Ravi Kumar',
      agreementFrom: '2026-04-01',
      agreementTo: '2027-02-28',
      monthlyRent: '25000',
      address: 'Flat 4, Rose Villa, MG Road, Pune, Maharashtra - 411001',
    });
  });

  it('reads the first page of a passbook', () => {
    const text = `VINDHYA BANK
Name of Account Holder : RAVI KUMAR
Account No.            : 1234567890
Address                : 12 MG ROAD, CAMP
                         PUNE
                         MAHARASHTRA - 411001
Branch                 : CAMP`;
    expect(valuesOf('Proof of Address', 'Bank passbook / statement address page', text)).toMatchObject({
      accountHolderName: 'RAVI KUMAR',
      bankName: 'VINDHYA BANK',
      address: '12 MG ROAD, CAMP, PUNE, MAHARASHTRA - 411001',
    });
  });
});
