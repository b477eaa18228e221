export { en } from './check/en.ts';
export { hi } from './check/hi.ts';
