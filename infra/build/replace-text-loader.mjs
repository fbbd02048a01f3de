/** Replaces texts in a module. */

/**
 * Throws when there is nothing to replace: then a new version of the package wants another look.
 * @this {{ resourcePath: string, getOptions(): { replacements: [from: string | RegExp, to: string][] } }}
 * @param {string} source
 */
export default function replaceTexts(source) {
  return this.getOptions().replacements.reduce((text, [from, to]) => {
    const replaced = text.replaceAll(from, to)
    if (replaced === text) throw new Error(`${this.resourcePath} has no ${from}`)
    return replaced
  }, source)
}
