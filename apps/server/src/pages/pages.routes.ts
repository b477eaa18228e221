import { AppError } from '../http/app-error.ts';
import type { Handlers } from '../http/call.ts';

const later = () => Promise.reject(new AppError('part.unavailable'));

export const pageHandlers = {
  createPdfFromImages: later,
  splitPdfByCategories: later,
  processEditedCategory: later,
  editPages: later,
} satisfies Partial<Handlers>;
