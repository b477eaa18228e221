export const today = '2026-11-15'; // the date of every file in this proof
