import prototypes from './prototypes.json' with { type: 'json' };

// What documents of each kind typically say: excerpts and descriptions written for this purpose, without numbers and
// names.
export const allPrototypes: Readonly<Record<string, readonly string[]>> = prototypes;
