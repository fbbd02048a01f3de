/** Has the icons of a remote drawn by what the kit draws its own with: every page would load that a second time. */

/**
 * Throws when it is no longer what it was: then a new version of the icons wants another look.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function drawByTheKit(source) {
  if (!source.includes('export { createLucideIcon as default };'))
    throw new Error(`${this.resourcePath} makes no icons`)
  return "export { createLucideIcon as default } from '@access/kit'"
}
