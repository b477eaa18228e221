import data from '../../checklist-hindi.json' with { type: 'json' };

// Hindi for the titles, hints, advice and conditions of all checklists, keyed by the English text.
// Names of forms and schemes stay as the authority writes them, because that is what people look for.
export const checklistHindi: Readonly<Record<string, string>> = data;
