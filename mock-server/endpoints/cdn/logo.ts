import { refusal, type Handler } from '../../http/endpoint.ts';
import { immutableReply } from '../media/media-replies.ts';

/** The logo of a customer (CFG-17); the drawing code is loaded on demand. */
export const logo: Handler = async ({ params }) => {
  const { id = '' } = params;
  const { siteLogo } = await import('../../artwork/site-logo.ts');
  const drawn = siteLogo(id);
  return drawn ? immutableReply('image/svg+xml', drawn) : refusal(404, `There is no logo of "${id}"`);
};
