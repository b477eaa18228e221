export { en } from './tours/en.ts';
export { hi } from './tours/hi.ts';
