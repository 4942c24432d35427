import './platform-with-a-tool.ts';
import './platform-with-an-adapter.ts';
