export { en } from './applicants/en.ts';
export { hi } from './applicants/hi.ts';
