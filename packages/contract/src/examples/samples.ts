// A record's id as it is printed: recognisable, and no real one.
const uid = (n: number) => `5a3c1e00-0000-4000-8000-${String(n).padStart(12, '0')}`;

// Values of the installation that the examples were recorded with, as they are printed. The run puts its own values in their place, and
// theirs in place of its own in the replies.
export const samples = {
  realm: 'sunrise',
  domain: 'visas.sunrise.example',
  domainAddress: 'https://visas.sunrise.example',
  password: 'Monsoon-Ferry-2027!',
  otherPassword: 'Lantern-Harbour-41!',

  // People of an agency, their applicant and others
  agency: uid(1),
  distributor: uid(2),
  agencyPerson: uid(3),
  agent: uid(4),
  agentEmail: 'meera@sunrise.example',
  colleague: uid(5),
  invitedAgent: uid(6),
  reviewer: uid(7),
  otherReviewer: uid(8),
  invitedReviewer: uid(9),
  lockedOutPerson: uid(10),
  applicantEmail: 'asha@sunrise.example',
  agencyEmail: 'priya@sunrise.example',
  directApplicant: uid(11),
  suspendedAgent: uid(12),
  suspendedReviewer: uid(13),
  suspendedAgency: uid(14),
  suspendedDistributor: uid(15),

  // Work of the agent
  applicant: uid(20),
  applicantName: 'Asha Traveller',
  companion: uid(21),
  passportNumber: 'Z7777777',
  application: uid(22), // sent for review
  openApplication: uid(23),
  declaredApplication: uid(24), // its package is ready
  submittedApplication: uid(25),
  deletedApplication: uid(26),
  reference: 'A-7K2M9Q',
  trip: uid(27),
  tripApplication: uid(28),
  reviewedApplication: uid(30), // decided a moment ago
  answeredApplication: uid(31),
  completeApplication: uid(32), // every answer is there, nothing is declared yet
  findingKey: 'passport-expires-soon',
  companionApplication: uid(29),

  // Documents
  passport: uid(40),
  passportPage: uid(41),
  photo: uid(42),
  photoPage: uid(43),
  issuedVisa: uid(44),
  lockedDocument: uid(45),
  editedDocument: uid(50),
  handoff: uid(46),
  handoffCode: 'sunrise.Vq3bYtXcRk8mWz2nHs5dLp7fGj4aUe9o',
  pageTicket: 'ticket-for-one-page-within-five-minutes-0001',
  pageAddress: '/doc/v1/document-ai/page-image?ticket=ticket-for-one-page-within-five-minutes-0001',
  originalTicket: 'ticket-for-one-original-within-five-minutes-0002',
  photoTicket: 'ticket-for-one-photo-within-five-minutes-0003',
  lesson: uid(47),
  movedOperation: uid(48),
  visit: uid(49),

  // Packages, money, extension
  package: uid(60),
  packageTicket: 'ticket-for-one-package-within-five-minutes-0004',
  openQuote: uid(61),
  quote: uid(62), // accepted
  invoice: uid(63),
  retainedInvoice: uid(64),
  portal: 'france-visas',
  packHash: 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00',
  proposedPack: uid(65),
  receipt: uid(66),
  connection: uid(67),
  pairing: uid(68),
  pairingSecret: 'k3Jp0Zq9Xv7Tn5Rb1Lw8Ys2Mc6Hd4Fg0Aa3Ee5Ii7Oo',
  pairingSecretHash: '3348ac711663eaa83dcd1ddfb8d048fdc79d90c557a7d08f40222e37871056a8',
  pairingCode: 'KDRT-4827',
  now: '2026-11-19T08:30:00.000Z',

  // Integrations
  apiKey: uid(80),
  endpoint: uid(81),
  delivery: uid(82),

  // Catalogue
  proposal: uid(90),
  factChange: uid(91),
  ownFactChange: uid(92),
  factHash: 'feedf00dfeedf00dfeedf00dfeedf00dfeedf00dfeedf00dfeedf00dfeedf00d',
  factValue: '{"text":"https://france-visas.gouv.fr","note":"Read again on the official page"}',
  destinationFile: '{ "id": "germany", "…": "the whole file of packages/forms/destinations" }',
  catalogueFile: '{ "format": "visawright-catalogue/1", "…": "the whole file that exportCatalogue replies" }',
  draftBlank: uid(93),
  matchedBlank: uid(94),
  publishedBlank: uid(95),

  // Accounts
  accessToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtZWVyYSJ9.c2lnbmF0dXJl',
  refreshHandle: 'cmVmcmVzaC1oYW5kbGUtb2Ytb25lLXNlc3Npb24tdXNlZC1vbmNlLTAwMDE',
  sessionHandle: 'cmVmcmVzaC1oYW5kbGUtb2Ytb25lLXNlc3Npb24tdXNlZC1vbmNlLTAwMDI',
  session: uid(100),
  signIn: uid(101),
  recoveryCode: 'k7mq-2xwd-9rta',
  authenticatorCode: '482913',
  loginCode: 'authorization-code-of-the-login-page',
  loginVerifier: 'verifier-of-the-login-page-0123456789-abcdefghijk',
  loginAddress: 'https://visas.example/sunrise/',
  passkeyCode: 'authorization-code-of-the-passkey-page',
  passkeyVerifier: 'verifier-of-the-passkey-page-0123456789-abcdefghi',
  passkey: uid(102),
  resetCode: 'code-of-the-reset-mail-0123456789abcdefgh',
  signUp: uid(103),
  newSignUp: uid(104),
  signUpCode: '519204',
  waitingSignUp: uid(105),
  emailChange: uid(106),
  emailCode: '730166',
  notification: uid(107),
  view: uid(108),
  exportTicket: 'ticket-for-one-export-within-five-minutes-0005',
  erasure: uid(109),
  hold: uid(110),
  newOperation: uid(111),
  newVisit: uid(112),
  request: uid(113),
} as const;

export type SampleName = keyof typeof samples;
