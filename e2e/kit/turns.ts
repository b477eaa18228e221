// Before a landing what repeats by its nature takes turns; without CI everything is walked everywhere.
const isShort = Boolean(process.env.CI);

// Whether the one numbered so is at turn, of so many.
export const isTurn = (number: number, turn: number, turns: number): boolean => !isShort || number % turns === turn;
