/**
 * Lets a module write the text of its style elements as text, and not as markup, and with the page's nonce where it is
 * given none: some of antd's parts (Table, Tour) make their styles by a call that passes none.
 */

const nonceOfCaller = 'if (csp?.nonce) {'
// Browsers hide the attribute from selectors and keep it in the property.
const nonceOfPage =
  "styleNode.nonce = document.querySelector('style[nonce], script[nonce], link[nonce]')?.nonce ?? ''"

/**
 * Throws when there is nothing to replace: then a new version of the module wants another look.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function writeStylesAsText(source) {
  for (const replaced of ['.innerHTML = css', nonceOfCaller])
    if (!source.includes(replaced)) throw new Error(`${this.resourcePath} has no "${replaced}"`)
  return source
    .replaceAll('.innerHTML', '.textContent')
    .replace(nonceOfCaller, `${nonceOfPage}\n  ${nonceOfCaller}`)
}
