const nothing = /^(none|nil|no|null|unknown|not applicable|n\W?a\W?)$/i;

// A town is named: "None" and a dash are not places.
export const isPlaceName = (text: string): boolean => /[\p{L}\p{M}]{2}/u.test(text) && !nothing.test(text);
