export { en } from './upload/en.ts';
export { hi } from './upload/hi.ts';
