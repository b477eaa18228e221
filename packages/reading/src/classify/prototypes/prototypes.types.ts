// How papers of a kind sound: excerpts and descriptions written for this purpose, without numbers and names.
export type Prototypes = Readonly<Record<string, readonly string[]>>;
