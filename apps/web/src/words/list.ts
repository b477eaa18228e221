export { en } from './list/en.ts';
export { hi } from './list/hi.ts';
