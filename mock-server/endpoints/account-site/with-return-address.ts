import { page, redirect, type Answer, type Call, type Handler } from '../../http/endpoint.ts';
import { html } from '../../http/html.ts';
import { returnAddress } from './return-address.ts';
import { sitePage } from './site-page.ts';

/** A request for a page of the account site that will return to the app. */
export interface SiteRequest {
  readonly call: Call;
  /** An absolute address of the app. */
  readonly returnTo: string;
  /** The address of another page of the site, with the same return address. */
  readonly to: (page: SitePath) => string;
  /** Redirects to the return address. */
  readonly leave: () => Answer;
}

export type SitePath =
  '' | '/sign-in' | '/sign-up' | '/upgrade' | '/subscribe' | '/sign-out' | '/coaching' | '/intake-survey';

/** Wraps the handler of a page that returns to the app; refuses any other return address first. */
export const withReturnAddress =
  (answer: (visit: SiteRequest) => Answer): Handler =>
  (call) => {
    const requested = call.query['return'];
    const returnTo = returnAddress(requested, call.platform.appOrigin);
    if (returnTo === null) return refusedReturn(call);
    const suffix = requested ? `?return=${encodeURIComponent(returnTo)}` : '';
    return answer({
      call,
      returnTo,
      to: (path) => `/account${path}${suffix}`,
      leave: () => redirect(returnTo),
    });
  };

function refusedReturn(call: Call): Answer {
  const home = `${call.platform.appOrigin}/app/`;
  const content = html`<h1>This link leads somewhere else</h1>
    <p class="lead">
      You were to return to an address that does not belong to the app. Nothing has been changed.
    </p>
    <p><a class="button primary" href="${home}">Go to the app’s home</a></p>`;
  return page(sitePage({ call, title: 'Refused', content, home }), 400);
}
