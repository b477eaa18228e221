const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

// Each search word must begin a word of the text: "inv ag" finds "Invite an agent".
export function matchesWords(text: string, search: string): boolean {
  const own = plain(text).split(/[\s/·,]+/);
  return plain(search)
    .split(/\s+/)
    .every((word) => own.some((each) => each.startsWith(word)));
}
