export { en } from './getVisa/en.ts';
export { hi } from './getVisa/hi.ts';
