export { en } from './photo/en.ts';
export { hi } from './photo/hi.ts';
