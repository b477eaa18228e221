export { en } from './settings/en.ts';
export { hi } from './settings/hi.ts';
