export { kindWords } from '@visawright/forms/paper-kind-words.ts';
