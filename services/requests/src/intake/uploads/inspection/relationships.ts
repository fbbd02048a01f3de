/** What a Word file says about how its parts belong together, and what outside of it belongs to it. */

interface Relationship {
  /** The last word of its type: `hyperlink`, `image`. */
  kind: string
  isExternal: boolean
  target: string
}

/** Kinds of parts that are opened by another program, or run. */
const activeContentKinds = new Set([
  'oleobject',
  'package',
  'control',
  'activexcontrolbinary',
  'vbaproject',
  'wordvbadata',
  'afchunk',
  'subdocument',
  'frame',
])

export const hasActiveContent = (list: string) =>
  parseRelationships(list).some(({ kind }) => activeContentKinds.has(kind))

/**
 * Whether opening the file would fetch something. A link waits until it is followed, and a template on the writer's own
 * disk is not looked for elsewhere.
 */
export const hasExternalTarget = (list: string) =>
  parseRelationships(list).some(
    ({ kind, isExternal, target }) => isExternal && kind !== 'hyperlink' && !localPathPattern.test(target),
  )

const localPathPattern = /^(?:file:\/\/\/)?[a-z]:[\\/]/i

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
