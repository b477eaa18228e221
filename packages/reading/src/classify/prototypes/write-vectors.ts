import { writeFileSync } from 'node:fs';
import { makeVectors, vectorsFile } from './vectors.ts';

// node write-vectors.ts: run after a change of the sentences.
writeFileSync(vectorsFile, await makeVectors());
