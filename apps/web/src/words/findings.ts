export { en } from './findings/en.ts';
export { hi } from './findings/hi.ts';
