/** Which scripts a page may load, as Trusted Types ask. */

/** What TypeScript's library does not know of Trusted Types: https://w3c.github.io/trusted-types/dist/spec/ */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown }
}

/**
 * A Trusted Types policy as a function for `script.src` and the like: it throws a TypeError for a URL of another origin,
 * or one that is not allowed. In browsers without Trusted Types the check is the same.
 */
export function createScriptUrlPolicy(
  name: string,
  isAllowed: (url: string) => boolean,
): (url: string) => string {
  const createScriptURL = (text: string) => {
    const { origin, href } = new URL(text, location.href)
    if (origin === location.origin && isAllowed(href)) return href
    throw new TypeError('This script belongs to no active release')
  }
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(name, { createScriptURL }) ?? { createScriptURL }
  // The DOM's types know strings only; it takes what the policy made.
  return (url) => policy.createScriptURL(url) as string
}
