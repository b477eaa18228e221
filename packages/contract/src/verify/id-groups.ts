// An id in groups of four, for comparing by eye.
export const idGroups = (id: string): string => (id.match(/.{1,4}/gu) ?? []).join(' ');

// The id without separators, as typed or copied.
export const plainId = (text: string): string => text.replace(/[\s-]+/g, '').toLowerCase();
