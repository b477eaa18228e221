export const verifyPage = '/verify';

// The fragment never leaves the browser. The page uses it to show the expected id and to fetch the realm's keys early.
export const verifyAddress = (packageId: string, realm: string): string =>
  `${verifyPage}#${new URLSearchParams({ id: packageId, realm }).toString()}`;
