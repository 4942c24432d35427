import { z } from 'zod';

export const useCaseWithALibrary: unknown = z;
