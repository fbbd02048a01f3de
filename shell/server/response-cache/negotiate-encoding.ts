/** Which encoding a client takes: the best of ours, remembered for the few lists that browsers send. */
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const known = new LRUCache<string, Encoding>({ max: 200 })

export function negotiateEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity'
  const list = String(header)
  // Longer ones are no browser's, and not worth remembering.
  if (list.length > 100) return chooseEncoding(list)
  const remembered = known.get(list)
  if (remembered) return remembered
  const encoding = chooseEncoding(list)
  known.set(list, encoding)
  return encoding
}

function chooseEncoding(list: string): Encoding {
  const accepted = new Map<string, boolean>()
  for (const part of list.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    accepted.set(name, !parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter)))
  }
  const accepts = (name: string) => accepted.get(name) ?? accepted.get('*') ?? false
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}
