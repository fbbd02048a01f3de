/**
 * Nests the headings of an article's Markdown: they go under the page's own without leaving out a
 * level, each can be linked to, and a table that is too wide scrolls in a region of its own; on a phone its rows are
 * cards, whose cells say their column. Each block runs as its first strong letter does, with the signs and numbers of
 * its list.
 */

/** As much of an HTML syntax tree as is needed here. */
type Node = {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

const directedBlocks = /^(p|h[1-6]|ul|ol|blockquote|table)$/

export function nestHeadings() {
  return (tree: Node) => {
    const headings = listNodes(tree).filter((node) => getHeadingLevel(node) > 0 && !node.properties?.id)
    nestHeading(1, headings)
    assignHeadingIds(headings)
    for (const { tagName, properties } of listNodes(tree))
      if (properties && directedBlocks.test(tagName ?? '')) properties.dir = 'auto'
    for (const parent of listNodes(tree)) parent.children = parent.children?.map(wrapInRegion)
  }
}

// The highest heading of the article becomes an h2, and none goes down by more than one level at once.
function nestHeading(title: number, headings: Node[]): void {
  const highest = Math.min(...headings.map(getHeadingLevel))
  let last = title
  for (const heading of headings) {
    last = Math.min(getHeadingLevel(heading) - highest + title + 1, last + 1, 6)
    heading.tagName = `h${last}`
  }
}

function assignHeadingIds(headings: Node[]): void {
  const usedIds = new Set<string>()
  for (const heading of headings) {
    const id = findFreeId(`section-${slugify(getText(heading)) || 'part'}`, usedIds)
    heading.properties = { ...heading.properties, id }
    if (listNodes(heading).some(({ tagName }) => tagName === 'a')) continue
    heading.children = [
      { type: 'element', tagName: 'a', properties: { href: `#${id}` }, children: heading.children ?? [] },
    ]
  }
}

function wrapInRegion(node: Node): Node {
  if (node.tagName !== 'table') return node
  const headCells = listNodes(node).filter(({ tagName }) => tagName === 'th')
  const columns = headCells.map(getText)
  labelCells(node, columns)
  const label = `Table: ${columns.filter(Boolean).join(', ')}`
  return {
    type: 'element',
    tagName: 'div',
    properties: { role: 'region', ariaLabel: label, tabIndex: 0 },
    children: [node],
  }
}

/** What a table is to a screen reader, also where style sheets show its parts as blocks. */
const tableRoles: Record<string, string> = {
  ...{ table: 'table', thead: 'rowgroup', tbody: 'rowgroup' },
  ...{ tr: 'row', th: 'columnheader', td: 'cell' },
}

function labelCells(table: Node, columns: readonly string[]): void {
  for (const part of listNodes(table)) {
    const role = tableRoles[part.tagName ?? '']
    if (role) part.properties = { ...part.properties, role }
    const cells = part.children?.filter(({ tagName }) => tagName === 'td') ?? []
    for (const [index, cell] of cells.entries())
      cell.properties = { ...cell.properties, dataLabel: columns[index] || undefined }
  }
}

const getHeadingLevel = ({ tagName = '' }: Node) => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0)

const listNodes = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(listNodes)]

const getText = (node: Node): string => node.value ?? (node.children ?? []).map(getText).join('')

const slugify = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

function findFreeId(id: string, usedIds: Set<string>): string {
  let candidate = id
  for (let count = 2; usedIds.has(candidate); count++) candidate = `${id}-${count}`
  usedIds.add(candidate)
  return candidate
}
