import '../../mock-server/platform.ts';
