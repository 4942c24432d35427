import '../../ui/home/screen.ts';
