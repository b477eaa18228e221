const codes: readonly unknown[] = [
  '40P01', // deadlock detected
  '40001', // serialization failure
  '55P03', // waited too long for a lock
  '57014', // a statement took too long
];

// A transaction lost a race for rows or waited too long for a lock: nothing was written, and it can be repeated.
export const isContention = (error: unknown): boolean => codes.includes((error as { code?: unknown } | null)?.code);
