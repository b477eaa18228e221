export { en } from './notifications/en.ts';
export { hi } from './notifications/hi.ts';
