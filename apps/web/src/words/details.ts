export { en } from './details/en.ts';
export { hi } from './details/hi.ts';
