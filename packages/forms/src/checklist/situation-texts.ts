import data from '../../situation-texts.json' with { type: 'json' };
import type { Language } from '../documents/category-texts.ts';

export interface SituationTexts {
  readonly choice: string; // as the traveller says it: "I have a job"
  readonly clause: string; // after "because" or "if": "you have a job"
}

const texts: Readonly<Record<Language, Readonly<Record<string, SituationTexts>>>> = data;

// A condition of a checklist in the traveller's words.
export const situationTexts = (condition: string, language: Language): SituationTexts =>
  texts[language][condition] ?? { choice: condition, clause: condition };
