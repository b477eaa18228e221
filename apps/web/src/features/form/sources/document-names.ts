import { createContext } from 'react';

interface NamedDocument {
  readonly docId: string;
  readonly name: string;
}

// Names by document id. Front and back of a passport are two documents with one name: they get a number each.
export function numberDocuments(documents: readonly NamedDocument[]): ReadonlyMap<string, string> {
  const byId = new Map(documents.map(({ docId, name }) => [docId, name]));
  const names = [...byId.values()];
  const numbered = [...byId].map(([docId, name], at) => {
    const no = names.slice(0, at + 1).filter((other) => other === name).length;
    const isOnlyOne = names.filter((other) => other === name).length === 1;
    return [docId, isOnlyOne ? name : `${name} ${no}`] as const;
  });
  return new Map(numbered);
}

// Names of the form's source documents; set by the form around them.
export const DocumentNames = createContext<ReadonlyMap<string, string>>(new Map());
