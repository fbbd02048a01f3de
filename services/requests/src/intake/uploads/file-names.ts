/** What a document is called from now on: the last part of what it was called, as a name that is safe to show and to save. */
import { limits } from '../attachments/document.rules.ts'

// Controls end up in headers; invisible ones turn `exe.pdf` round for the eye.
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu
const forbiddenCharacters = /[<>:"|?*]/g
/** Windows keeps these for its machines, whatever follows the dot. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Keeps the ending, which says what kind of document it is; at most `limits.name` characters. */
export function sanitizeFileName(fileName: string): string {
  const last = fileName.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    // Browsers send a quotation mark so (WHATWG HTML, multipart/form-data).
    .replaceAll('%22', '"')
    .replace(invisibleCharacters, '')
    .replace(forbiddenCharacters, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return truncateName(clean.replace(reserved, '_$&')) || 'A file without a name'
}

function truncateName(name: string) {
  const letters = [...name]
  if (letters.length <= limits.name) return name
  const ending = [...(/\.[^.]{1,10}$/.exec(name)?.[0] ?? '')]
  return [...letters.slice(0, limits.name - ending.length), ...ending].join('')
}
