export { en } from './myApplications/en.ts';
export { hi } from './myApplications/hi.ts';
