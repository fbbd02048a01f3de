/** Escapes text for markup and scripts. */

/** In HTML or XML, between tags or in an attribute; without the characters that XML cannot hold at all. */
export function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** As JSON in a script element, which nothing in the data can end. */
export function serializeForScript(data: unknown): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
