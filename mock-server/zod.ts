import { createRequire } from 'node:module';
import type * as Provider from 'fastify-type-provider-zod';
import type * as Zod from 'zod';

const require = createRequire(import.meta.url);

/**
 * Zod as CommonJS. Its hundred files as modules, each of which goes through tsx's loader, make the start of the platform a tenth of
 * a second longer.
 */
export const { z } = require('zod') as typeof Zod;

const provider = require('fastify-type-provider-zod') as typeof Provider;

/** What connects Fastify with the same zod. */
export const validatorCompiler: typeof Provider.validatorCompiler = provider.validatorCompiler;
export const jsonSchemaTransform: typeof Provider.jsonSchemaTransform = provider.jsonSchemaTransform;
