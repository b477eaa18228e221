// Each number padded to five digits, four numbers always: text order is then version order, which an index can answer.
export const versionOrder = (version: string): string =>
  [...version.split('.'), '0', '0', '0']
    .slice(0, 4)
    .map((part) => part.padStart(5, '0'))
    .join('.');
