export { en } from './formStaff/en.ts';
export { hi } from './formStaff/hi.ts';
