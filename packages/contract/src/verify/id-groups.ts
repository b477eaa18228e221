// An id as people compare it by eye: groups of four.
export const idGroups = (id: string): string => (id.match(/.{1,4}/gu) ?? []).join(' ');

// What somebody typed, read out or copied, groups and all.
export const plainId = (text: string): string => text.replace(/[\s-]+/g, '').toLowerCase();
