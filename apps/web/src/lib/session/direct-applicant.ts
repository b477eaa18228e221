// Whether a stored profile gets the applicant layout.
export const isDirectApplicant = (profile: unknown) =>
  (profile as { applicantType?: unknown } | null)?.applicantType === 'D2C';
