export const urgencyLimits = { bad: 10, warn: 21 } as const;

// Days left until it must be lodged: red to 10, amber to 21, unless the realm says otherwise.
export const urgencyOf = (days: number, limits: { bad: number; warn: number } = urgencyLimits) =>
  days <= limits.bad ? 'bad' : days <= limits.warn ? 'warn' : null;
