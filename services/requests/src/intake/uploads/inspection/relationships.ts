/** What a Word file says about how its parts belong together, and what outside of it belongs to it. */
import type { RejectionReason } from '../../attachments/document.rules.ts'

interface Relationship {
  /** The last word of its type: `hyperlink`, `image`. */
  kind: string
  isExternal: boolean
  target: string
}

/** Kinds of parts that are opened by another program, or run, and what is said about each. */
const activeContentKinds = new Map<string, RejectionReason>(
  Object.entries({
    vbaproject: 'macros',
    wordvbadata: 'macros',
    control: 'activeXControl',
    activexcontrolbinary: 'activeXControl',
    oleobject: 'embeddedFile',
    package: 'embeddedFile',
    afchunk: 'embeddedFile',
    subdocument: 'embeddedFile',
    frame: 'embeddedFile',
  } as const),
)

/** Why a file with this list is refused: because of what it has in it, or would fetch when it is opened. Null when it is not. */
export function findActiveContent(list: string): RejectionReason | null {
  for (const relationship of parseRelationships(list)) {
    const reason = rejectRelationship(relationship)
    if (reason) return reason
  }
  return null
}

function rejectRelationship({ kind, isExternal, target }: Relationship): RejectionReason | null {
  const reason = activeContentKinds.get(kind) ?? null
  // A link waits until it is followed.
  if (!isExternal || kind === 'hyperlink') return reason
  if (isLocalTarget(target)) return reason && 'linkedFile'
  return kind === 'attachedtemplate' ? 'remoteTemplate' : 'remoteContent'
}

function parseRelationships(list: string): Relationship[] {
  // In XML no "<" stands inside of a tag.
  const tags = list.split('<').filter((tag) => /^(?:[^\s:>]+:)?Relationship\s/.test(tag))
  return tags.map((tag) => {
    const getAttribute = parseAttributes(tag)
    return {
      kind: getAttribute('Type').split('/').at(-1)!.toLowerCase(),
      isExternal: getAttribute('TargetMode').toLowerCase() === 'external',
      target: getAttribute('Target'),
    }
  })
}

function parseAttributes(tag: string) {
  const attributes = new Map<string, string>()
  const pairs = tag.replace(/\s+/g, ' ').matchAll(/ ([^\s="']+) ?= ?(?:"([^"]*)"|'([^']*)')/g)
  for (const [, name, inDoubles, inSingles] of pairs)
    attributes.set(name!, decodeEntities(inDoubles ?? inSingles!))
  return (name: string) => attributes.get(name)?.trim() ?? ''
}

/** Letters may be written as numbers, `&#x45;` for E. */
const decodeEntities = (text: string) =>
  text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hexadecimal?: string, decimal?: string) => {
    const point = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })

/** Two slashes of either kind, the beginning of a name in a network: `\\server\share`, `//server`. */
const networkPattern = /^[\\/]{2}/
const drivePattern = /^[a-z]:/i
/** Content that is in the file itself. */
const ownContent = new Set(['cid:', 'data:'])

/**
 * Whether `target` leads to no other computer: a path (`Normal.dotm`, `C:\a.dotm`), a `file:` URL without a host, or an
 * address of something in the file. What cannot be read as any of these may lead anywhere.
 */
function isLocalTarget(target: string): boolean {
  const decoded = decodePercents(target).trim()
  if (networkPattern.test(decoded)) return false
  if (drivePattern.test(decoded)) return true
  // As Windows does, URLs of files take a backslash for a slash.
  const url = URL.parse(decoded.replaceAll('\\', '/'), 'file:///')
  if (!url) return false
  if (ownContent.has(url.protocol)) return true
  // No path has a question mark, but the names of devices do: `\??\UNC\server`.
  return url.protocol === 'file:' && url.host === '' && url.search === '' && !url.pathname.startsWith('//')
}

/** Until nothing is left to decode: who reads it may do it twice. */
function decodePercents(text: string): string {
  const decoded = text.replace(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return decoded === text ? text : decodePercents(decoded)
}
