import '../home/screen.ts';
