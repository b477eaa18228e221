import type { Role } from './roles.ts';

// The guides of docs/use, in the order of the list at /help.
export const guides = ['traveller', 'agent', 'agency', 'reviewer', 'admin', 'extension'] as const;
type Guide = (typeof guides)[number];

export const helpPage = '/help';

const guideOf: Record<Role, Guide> = {
  applicant: 'traveller',
  agent: 'agent',
  agency: 'agency',
  reviewer: 'reviewer',
  distributor: 'admin', // the guide has a part for distributors
  admin: 'admin',
};

// No hash: the guides are pages of the server, so that they open on any device and before sign-in.
export const guideAddress = (role: Role, language: string): string => `${helpPage}/${guideOf[role]}?lang=${language}`;
