export { en } from './catalogue/en.ts';
export { hi } from './catalogue/hi.ts';
