// The accounts of each demo realm. The user name is <account>@<realm>.test.
export const demoPassword = 'Visa-Demo-2026!';
export const startPassword = 'Visa-Start-2026!';

export interface DemoAccounts {
  readonly distributorCompany: string;
  readonly agencyCompany: string;
  readonly names: Readonly<Record<Account, readonly [first: string, last: string]>>;
}

export type Account =
  | 'admin'
  | 'distributor'
  | 'agency'
  | 'agent'
  | 'reviewer'
  | 'applicant'
  | 'traveller'
  | 'newcomer';

export const demoAccounts: Readonly<Record<string, DemoAccounts>> = {
  dev: {
    distributorCompany: 'Western Ghats Travel Distribution',
    agencyCompany: 'Gulmohar Holidays',
    names: {
      admin: ['Rohan', 'Kulkarni'],
      distributor: ['Meera', 'Nambiar'],
      agency: ['Venkatanarasimharaju', 'Srinivasan'],
      agent: ['Farhan', 'Qureshi'],
      reviewer: ['Ishita', 'Banerjee'],
      applicant: ['Kavya', 'Menon'],
      traveller: ['Arjun', 'Menon'],
      newcomer: ['Sneha', 'Patil'],
    },
  },
  sunrise: {
    distributorCompany: 'Sahyadri Travel Network',
    agencyCompany: 'Raghuraman World Tours',
    names: {
      admin: ['Joseph', 'Fernandes'],
      distributor: ['Leela', 'Chandran'],
      agency: ['Priyadarshini', 'Raghuraman'],
      agent: ['Asha', 'Verma'],
      reviewer: ['Deepa', 'Krishnan'],
      applicant: ['Ananya', 'Deshpande'],
      traveller: ['Vikram', 'Deshpande'],
      newcomer: ['Nikhil', 'Joshi'],
    },
  },
  bluegate: {
    distributorCompany: 'Deccan Mobility Partners',
    agencyCompany: 'Cubbon Park Travels',
    names: {
      admin: ['Anjali', 'Hegde'],
      distributor: ['Suresh', 'Gowda'],
      agency: ['Lakshminarayanan', 'Venkatesan'],
      agent: ['Ritu', 'Malhotra'],
      reviewer: ['Thomas', 'Kurian'],
      applicant: ['Sameer', 'Rao'],
      traveller: ['Zoya', 'Shaikh'],
      newcomer: ['Pooja', 'Bhat'],
    },
  },
};
