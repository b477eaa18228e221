export { en } from './applications/en.ts';
export { hi } from './applications/hi.ts';
