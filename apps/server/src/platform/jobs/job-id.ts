// Unique for each piece of work: queuing the same name and key again is a no-op.
export const jobId = (name: string, key: string): string => `${name}:${key}`;
