import { serveBuild } from '../environment/serve-build.ts';

await serveBuild();
