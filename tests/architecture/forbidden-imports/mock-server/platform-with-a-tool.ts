import { tool } from '#tools/tool.ts';

export const platformWithATool = tool;
