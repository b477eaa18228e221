import type { applicantOperations } from '../operations/applicants.ts';
import type { ExamplesOf } from './example.types.ts';
import { samples } from './samples.ts';

const applicant = { applicantUid: samples.applicant };

export const applicantExamples: ExamplesOf<typeof applicantOperations> = {
  listApplicants: { as: 'apiKey', query: { search: 'Asha', limit: '2' } },
  exportApplicants: { as: 'agent', body: { search: samples.applicantName } },
  getApplicant: { as: 'apiKey', query: applicant },
  passportNumber: { as: 'agent', query: applicant },
  createApplicant: {
    as: 'apiKey',
    body: {
      firstName: 'Nikhil',
      lastName: 'Kulkarni',
      email: 'nikhil.kulkarni@example.com',
      phone: '+91 20 2614 5590',
      birthDate: '1988-04-17',
      passportNumber: 'N4481207',
      agentId: samples.agent,
    },
  },
  updateApplicant: {
    as: 'apiKey',
    query: applicant,
    body: { street: '12 Lake Road', city: 'Pune', postcode: '411001' },
  },
  sendChecklistMessage: {
    as: 'agent',
    body: {
      applicationUid: samples.openApplication,
      text: 'Please bring the statements of the last three months.',
      language: 'en',
      send: 'mail',
    },
  },
  createStartLink: {
    as: 'agent',
    body: {
      ...applicant,
      visaDetails: {
        fromDate: '10/03/2027',
        toDate: '20/03/2027',
        visaFrom: 'India',
        visaTo: 'France',
        nationality: 'India',
        visaCategory: 'Tourism',
        visaType: 'Short stay',
      },
      send: 'copy',
    },
  },
  importApplicants: {
    as: 'agent',
    body: {
      rows: [
        { firstName: 'Kavya', lastName: 'Nair', email: 'kavya.nair@example.com', birthDate: '1991-09-02' },
        { firstName: 'Rohan', lastName: 'Das', email: 'not an address' },
      ],
      commit: true,
    },
  },
};
