const urgencyLimits = { bad: 10, warn: 21 } as const;

// Days left to lodge: red up to 10, amber up to 21, unless the realm sets other limits.
export const urgencyOf = (days: number, limits: { bad: number; warn: number } = urgencyLimits) =>
  days <= limits.bad ? 'bad' : days <= limits.warn ? 'warn' : null;
