// Clearing a field removes its value.
export const orNull = (text: string): string | null => text.trim() || null;

type Texts = Readonly<Record<string, string>>;

export const sentFields = <K extends string>(
  edits: Partial<Texts>,
  names: readonly K[],
): Partial<Record<K, string | null>> =>
  Object.fromEntries(
    names.filter((name) => edits[name] !== undefined).map((name) => [name, orNull(edits[name] ?? '')]),
  ) as Partial<Record<K, string | null>>;
