// Translation keys of the five steps, in the order of the step table.
export const stepNames = ['details', 'guidelines', 'upload', 'review', 'submit'] as const;
