// Constants of the pairing code, without schemas, for the browser. No vowels, and no characters that look alike.
export const pairingCodeLetters = '23456789BCDFGHJKMNPQRTVWXY';
export const pairingCodeShape = /^[23456789BCDFGHJKMNPQRTVWXY]{4}-[23456789BCDFGHJKMNPQRTVWXY]{4}$/;
export const pairingCodeGroup = 4; // letters before and after the hyphen
