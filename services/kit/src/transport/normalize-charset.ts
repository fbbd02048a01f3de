/** The name of a body's character encoding, as the parsers of bodies know it. */
import type { IncomingHttpHeaders } from 'node:http'
import { MIMEType } from 'node:util'

/**
 * Has a content type name UTF-8 as `utf-8`, by whichever of its names the client called it (WHATWG Encoding, "names and
 * labels": `utf8`, `unicode-1-1-utf-8` and others). Any other content type, one that cannot be parsed too, stays as it is.
 */
export function normalizeCharset(headers: IncomingHttpHeaders): void {
  const type = parseMediaType(headers['content-type'])
  const charset = type?.params.get('charset')
  if (!type || !charset || !isUtf8(charset)) return
  type.params.set('charset', 'utf-8')
  headers['content-type'] = String(type)
}

function parseMediaType(text = ''): MIMEType | null {
  try {
    return new MIMEType(text)
  } catch {
    return null
  }
}

function isUtf8(label: string): boolean {
  try {
    return new TextDecoder(label).encoding === 'utf-8'
  } catch {
    return false
  }
}
