export { en } from './profile/en.ts';
export { hi } from './profile/hi.ts';
