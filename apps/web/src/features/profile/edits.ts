// An emptied field is a value taken away.
export const orNull = (text: string): string | null => text.trim() || null;

type Texts = Readonly<Record<string, string>>;

// Of what was typed, the fields of these names, as they are sent.
export const sentFields = <K extends string>(
  edits: Partial<Texts>,
  names: readonly K[],
): Partial<Record<K, string | null>> =>
  Object.fromEntries(
    names.filter((name) => edits[name] !== undefined).map((name) => [name, orNull(edits[name] ?? '')]),
  ) as Partial<Record<K, string | null>>;

export const isPhone = (text: string) => text.trim() === '' || /^\+?[0-9 ()-]{6,20}$/.test(text.trim());
