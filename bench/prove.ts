import { dispatch } from './dispatch.ts';

await dispatch('proofs');
