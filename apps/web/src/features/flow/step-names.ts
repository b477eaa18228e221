// Words of the five steps, in the order of the contract's step table.
export const stepNames = ['details', 'guidelines', 'upload', 'review', 'submit'] as const;
