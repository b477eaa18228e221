// A kind's name as a file name.
export const kebab = (kind: string): string =>
  kind
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
