export { en } from './deadline/en.ts';
export { hi } from './deadline/hi.ts';
