// Markup written over several lines: the parts are joined as they are, without any whitespace between them.
export const html = (...parts: readonly (string | number)[]): string => parts.join('');
