interface JsonPolicy {
  /** What it makes is only passed on, and typed as the text that it stands for. */
  createScript(text: string): string;
}

/** Trusted Types, not in every browser. */
interface WithTrustedTypes {
  readonly trustedTypes?: { createPolicy(name: string, rules: JsonPolicy): JsonPolicy };
}

/** One for each window: the name of a policy can be taken once. */
const policies = new WeakMap<Window, JsonPolicy>();

/** A script element of structured data, which no browser runs. Throws if the text is not JSON. */
export function jsonScript(text: string, window: Window & WithTrustedTypes): HTMLScriptElement {
  const policy =
    policies.get(window) ??
    window.trustedTypes?.createPolicy('structured-data', { createScript: onlyJson }) ??
    null;
  if (policy) policies.set(window, policy);
  const script = window.document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = policy ? policy.createScript(text) : onlyJson(text);
  return script;
}

function onlyJson(text: string): string {
  JSON.parse(text);
  return text;
}
