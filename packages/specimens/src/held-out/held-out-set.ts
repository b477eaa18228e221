// The id of this set of documents and part of every seed. A set is measured with one engine only (bench/results/extraction-frozen.json).
// A changed engine needs new layouts and wording, drawn by a person who has not seen the engine, under a new id.
export const heldOutSetId = 'documents-2026-11-a';
