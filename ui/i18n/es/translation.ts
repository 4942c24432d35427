import type { AreaTexts } from '../language.ts';
import account from './account.json';
import catalogue from './catalogue.json';
import shell from './shell.json';

export const eager: Readonly<Record<string, AreaTexts>> = { account, catalogue, shell };

export const fetchLazy = (area: string) => import(`./${area}.json`) as Promise<{ default: AreaTexts }>;
