import '../tests/builder.ts';
