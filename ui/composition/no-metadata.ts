/*
 * Stands in the build for the library that keeps metadata of classes, which inversify brings along for its decorators: here
 * factories alone are bound, and nothing has metadata. The scenarios in the browser run on such a build.
 */
export {};
