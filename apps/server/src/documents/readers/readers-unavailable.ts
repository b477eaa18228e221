// The readers cannot be reached. Not the fault of a document: it waits until they can.
export class ReadersUnavailable extends Error {}
