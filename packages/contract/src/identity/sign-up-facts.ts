// Constants of creating an account, without schemas, for the browser.
export const signUpCode = { digits: 6, shape: /^\d{6}$/, seconds: 600, resendSeconds: 60, tries: 5, sends: 5 } as const;

// The terms and the privacy notice shown when an account is created. A changed text is a new version.
export const termsVersion = 1;
