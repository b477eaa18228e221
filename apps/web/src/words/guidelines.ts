export { en } from './guidelines/en.ts';
export { hi } from './guidelines/hi.ts';
