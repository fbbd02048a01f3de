/** What a Word file says about how its parts belong together, and what outside of it belongs to it. */

interface Relationship {
  /** The last word of its type: `hyperlink`, `image`. */
  kind: string
  isOutside: boolean
  target: string
}

/** Kinds of parts that are opened by another program, or run. */
const code = new Set([
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

export const carriesCode = (list: string) => relationshipsIn(list).some(({ kind }) => code.has(kind))

/**
 * Whether opening the file would fetch something. A link waits until it is followed, and a template on the writer's own
 * disk is not looked for elsewhere.
 */
export const callsElsewhere = (list: string) =>
  relationshipsIn(list).some(
    ({ kind, isOutside, target }) => isOutside && kind !== 'hyperlink' && !onOwnDisk.test(target),
  )

const onOwnDisk = /^(?:file:\/\/\/)?[a-z]:[\\/]/i

function relationshipsIn(list: string): Relationship[] {
  // In XML no "<" stands inside of a tag.
  const tags = list.split('<').filter((tag) => /^(?:[^\s:>]+:)?Relationship\s/.test(tag))
  return tags.map((tag) => {
    const said = attributesOf(tag)
    return {
      kind: said('Type').split('/').at(-1)!.toLowerCase(),
      isOutside: said('TargetMode').toLowerCase() === 'external',
      target: said('Target'),
    }
  })
}

function attributesOf(tag: string) {
  const attributes = new Map<string, string>()
  const pairs = tag.replace(/\s+/g, ' ').matchAll(/ ([^\s="']+) ?= ?(?:"([^"]*)"|'([^']*)')/g)
  for (const [, name, inDoubles, inSingles] of pairs) attributes.set(name!, decoded(inDoubles ?? inSingles!))
  return (name: string) => attributes.get(name)?.trim() ?? ''
}

/** Letters may be written as numbers, `&#x45;` for E. */
const decoded = (text: string) =>
  text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hexadecimal?: string, decimal?: string) => {
    const point = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
