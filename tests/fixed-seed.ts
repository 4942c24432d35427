import fc from 'fast-check';

/*
 * A setup file: the properties draw the same values in every run, so that a mutant that one run kills does not survive the next.
 */
fc.configureGlobal({ seed: 1 });
