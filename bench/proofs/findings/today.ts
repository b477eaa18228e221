export const today = '2026-11-15'; // of every file in the proof
