import type { Prototypes } from './prototypes.types.ts';

export const home: Prototypes = {
  'Utility bill': [
    'Electricity bill: consumer number, meter number, bill date, due date, units consumed, sanctioned load, energy charges, fixed charges, arrears, amount payable, billing address.',
    'Broadband or telephone bill: plan, monthly rental, usage, account number, previous balance, current charges, pay by.',
    'Gas or water bill: customer id, previous reading, present reading, consumption, sewerage, connection address.',
    'Council tax or energy supplier statement of charges for the home with the amount to be paid.',
    'Your mobile postpaid invoice with calls and data, address for service and last date of payment.',
    'Piped gas: meter reading, slab, amount after due date, late fee, customer address.',
    'Power distribution company, tariff, subsidy, kWh, amount before due date.',
  ],
  'Rent agreement': [
    'Rent agreement made between the landlord and the tenant for the premises; monthly rent, security deposit, period of eleven months, notice, electricity charges, witnesses.',
    'Leave and licence agreement: licensor, licensee, licensed premises, licence fee, lock-in period, schedule of property, registered.',
    'Assured tenancy: the tenant shall pay the rent in advance, keep the flat in good condition and not sublet.',
    'Further clauses: that the lessee shall not make structural alterations, shall permit inspection, shall hand over vacant possession. In witness whereof the parties have signed.',
    'House let for a year: landlord, tenant, rent per month, deposit, term.',
    'Hostel or paying guest contract: occupant, monthly charges, refundable deposit, vacate with one month notice.',
    'The owner gives the flat on lease to the company for the use of its employee; rent payable by the fifth of each month.',
    'Mietvertrag, contrat de bail: tenant, landlord, rent, notice.',
  ],
  'Bank passbook / statement address page': [
    'Passbook first page: branch, account number, customer id, name, address, nominee, mode of operation, date of opening, IFSC, MICR, photograph.',
    'The bank confirms that according to its records the address of the account holder is as follows.',
    'Savings bank passbook with account holder details and communication address, no transactions.',
    'Cover of a pass book: name, joint holder, address, branch code, account opened on; no entries.',
    'Customer information page of the account: mailing address, mobile, e-mail, nominee, scheme.',
    'Letter of the branch manager confirming the residential address of a customer.',
  ],
  'Property document': [
    'Sale deed between vendor and purchaser of a flat: sale consideration, stamp duty, sub-registrar, schedule of property, bounded on the north, absolute owner.',
    'Property tax receipt: owner name, property id, annual value, built up area, assessment year, ward, municipal corporation.',
    'Record of rights of land: khasra, survey number, area, holder. Khata certificate and encumbrance certificate.',
    'Valuation report of immovable property with market value, plot area, location, title.',
    'Society share certificate, allotment or possession letter of an apartment.',
    'Village form of land: plot number, area in hectares, holder, crop. House tax demand paid, covered area.',
    'Agreement to sell a plot: seller, buyer, earnest money, khasra, boundaries east west north south.',
    'Municipal receipt for house tax with owner and ward; mutation entry; area of the site.',
    'Gift deed, will, partition of ancestral house and farm land; jamabandi.',
  ],
};
