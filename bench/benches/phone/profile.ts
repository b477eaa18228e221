// A mid-range Android phone on a poor network, as web performance is usually measured.
export const phone = { cpuSlowdown: 4, downBitsPerSecond: 1.6e6, upBitsPerSecond: 0.75e6, latencyMs: 150 } as const;
export const viewport = { width: 390, height: 844 } as const;
