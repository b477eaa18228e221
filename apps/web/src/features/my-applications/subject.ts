// How a row is called where only words tell it from the others.
export const subjectOf = (place: string, traveller: string | null) => (traveller ? `${place}, ${traveller}` : place);
