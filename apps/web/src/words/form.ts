export { en } from './form/en.ts';
export { hi } from './form/hi.ts';
