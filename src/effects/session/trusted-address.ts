/** Trusted Types, as far as this app uses them. TypeScript's DOM types do not have them yet. */
interface Policy {
  readonly createScriptURL: (address: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

const ownOnly = (address: string): string => {
  const { origin, href } = new URL(address, document.baseURI);
  if (origin !== location.origin) throw new TypeError(`${href} is not an address of this app`);
  return href;
};

const rules: Policy = { createScriptURL: ownOnly };
const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };

// The Content-Security-Policy of index.html allows this name, and only once in a page. The page makes the policy at its
// start, so that no script that gets in later can make it.
const policy = trustedTypes?.createPolicy('shogi-table', rules) ?? rules;

/**
 * The address of a script of this app as `new Worker()` and `serviceWorker.register()` accept it; throws for any other
 * origin. Typed as a string, it is a `TrustedScriptURL` in browsers with Trusted Types.
 */
export const trustedAddress = (address: string | URL): string =>
  policy.createScriptURL(String(address));
