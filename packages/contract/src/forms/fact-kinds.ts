// Words of visa facts. Without schemas, so that server and browser share them.
export const factKinds = [
  'fee',
  'time',
  'passport',
  'photo',
  'singleName',
  'visaType',
  'document',
  'advice',
  'question',
  'site',
] as const;
export type FactKind = (typeof factKinds)[number];

// law: the text of a law or regulation. authority: a ministry, mission or portal. centre: a visa application centre.
// secondary: the press, an agency, a public record of an official page.
export const sourceKinds = ['law', 'authority', 'centre', 'secondary'] as const;
export type SourceKind = (typeof sourceKinds)[number];
export const factConfidences = ['low', 'medium', 'high'] as const; // lowest first
export type FactConfidence = (typeof factConfidences)[number];

// proposed: waits for a second person. approved: in force in its realm.
export const factChangeStates = ['proposed', 'approved', 'declined', 'withdrawn'] as const;
export type FactChangeState = (typeof factChangeStates)[number];
