// Of a kept profile: who gets the applicant's own layout.
export const isDirectApplicant = (profile: unknown) =>
  (profile as { applicantType?: unknown } | null)?.applicantType === 'D2C';
