export const verifyPage = '/verify';

// What stands behind # never leaves the browser: the page shows the id it was told to expect, and asks early for the realm's keys.
export const verifyAddress = (packageId: string, realm: string): string =>
  `${verifyPage}#${new URLSearchParams({ id: packageId, realm }).toString()}`;
