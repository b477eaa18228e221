// Pads four numbers to five digits each, so that text order is version order and an index can be used.
export const versionOrder = (version: string): string =>
  [...version.split('.'), '0', '0', '0']
    .slice(0, 4)
    .map((part) => part.padStart(5, '0'))
    .join('.');
