export { en } from './documents/en.ts';
export { hi } from './documents/hi.ts';
