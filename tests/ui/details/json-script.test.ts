// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { jsonScript } from '#ui/details/seo/json-script.ts';

const TEXT = '{"name":"Ride"}';

describe('a script of structured data', () => {
  it('contains the text', () => {
    const script = jsonScript(TEXT, window);
    expect([script.type, script.textContent]).toEqual(['application/ld+json', TEXT]);
  });

  it('contains nothing but JSON', () => {
    expect(() => jsonScript('alert(1)', window)).toThrow(SyntaxError);
  });

  it('is made by one policy, where the browser has Trusted Types', () => {
    const names: string[] = [];
    const trustedTypes = {
      createPolicy: (name: string, rules: { createScript(text: string): string }) => {
        names.push(name);
        return { createScript: (text: string) => `trusted ${rules.createScript(text)}` };
      },
    };
    const page = { document, trustedTypes } as unknown as Window;
    expect(jsonScript(TEXT, page).textContent).toBe(`trusted ${TEXT}`);
    expect(() => jsonScript('alert(1)', page)).toThrow(SyntaxError);
    expect(names).toEqual(['structured-data']);
  });
});
