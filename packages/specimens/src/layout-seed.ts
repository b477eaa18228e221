export const heldOutLayoutName = 'held-out'; // of passports
export const formerHeldOutName = 'former-held-out'; // of other documents

// A layout's name is part of every random seed. These specimens were first drawn under
// another name: with any other seed they would be different specimens, and their figures could not be compared.
export const layoutSeed = (layout: string): string =>
  [heldOutLayoutName, formerHeldOutName].includes(layout) ? 'apart' : layout;
