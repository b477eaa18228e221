// In milliseconds; tests set it by hand.
export type Clock = () => number;
export const systemClock: Clock = Date.now;

export const at = (ms: number): Date => new Date(ms);
