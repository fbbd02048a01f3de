/**
 * Puts an article's Markdown in its place on the page: its headings go under the page's own without leaving out a
 * level, each can be linked to, and a table that is too wide scrolls in a region of its own.
 */

/** As much of an HTML syntax tree as is needed here. */
type Node = {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

export function underTheTitle() {
  return (tree: Node) => {
    const headings = all(tree).filter((node) => levelOf(node) > 0 && !node.properties?.id)
    placeUnder(1, headings)
    makeLinkable(headings)
    for (const parent of all(tree)) parent.children = parent.children?.map(inItsRegion)
  }
}

// The highest heading of the article becomes an h2, and none goes down by more than one level at once.
function placeUnder(title: number, headings: Node[]): void {
  const highest = Math.min(...headings.map(levelOf))
  let last = title
  for (const heading of headings) {
    last = Math.min(levelOf(heading) - highest + title + 1, last + 1, 6)
    heading.tagName = `h${last}`
  }
}

function makeLinkable(headings: Node[]): void {
  const taken = new Set<string>()
  for (const heading of headings) {
    const id = free(`section-${slugOf(textOf(heading)) || 'part'}`, taken)
    heading.properties = { ...heading.properties, id }
    if (all(heading).some(({ tagName }) => tagName === 'a')) continue
    heading.children = [
      { type: 'element', tagName: 'a', properties: { href: `#${id}` }, children: heading.children ?? [] },
    ]
  }
}

function inItsRegion(node: Node): Node {
  if (node.tagName !== 'table') return node
  const heads = all(node).filter(({ tagName }) => tagName === 'th')
  const label = `Table: ${heads.map(textOf).filter(Boolean).join(', ')}`
  return {
    type: 'element',
    tagName: 'div',
    properties: { role: 'region', ariaLabel: label, tabIndex: 0 },
    children: [node],
  }
}

const levelOf = ({ tagName = '' }: Node) => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0)

const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)]

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('')

const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

function free(id: string, taken: Set<string>): string {
  let candidate = id
  for (let count = 2; taken.has(candidate); count++) candidate = `${id}-${count}`
  taken.add(candidate)
  return candidate
}
