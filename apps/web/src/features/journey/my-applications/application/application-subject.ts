// The name of a row in messages and labels.
export const applicationSubject = (place: string, traveller: string | null) =>
  traveller ? `${place}, ${traveller}` : place;
