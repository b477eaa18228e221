// Constants of changing one's own email address, without schemas, for the browser.
export const emailChangeCode = { digits: 6, shape: /^\d{6}$/, seconds: 600, tries: 5 } as const;
