/** The addresses of other sites' pictures in an item: in its picture fields, and in its Markdown. */
import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'
import { isExternalAddress } from '../content-type/picture-copy.rules.ts'

/** More than these in one item are not fetched: an article of pictures alone has fewer. */
const maxPictures = 50

/** The fields that hold one address. */
export interface PictureFields {
  picture: string | null
  /** Markdown, whose pictures are shown; null where there is none. */
  markdown: string | null
}

/** Each once, in the order of the item. */
export function listPictureAddresses({ picture, markdown }: PictureFields): string[] {
  const addresses = [...(picture ? [picture] : []), ...(markdown ? listMarkdownPictures(markdown) : [])]
  return [...new Set(addresses.filter(isExternalAddress))].slice(0, maxPictures)
}

/** Read as the page reads it, so that nothing is fetched that is only text, such as an example in code. */
function listMarkdownPictures(markdown: string): string[] {
  if (!markdown.includes('![')) return []
  const root = fromMarkdown(markdown)
  const definitions = new Map<string, string>()
  visit(root, 'definition', ({ identifier, url }) => {
    if (!definitions.has(identifier)) definitions.set(identifier, url)
  })
  const addresses: string[] = []
  visit(root, (node) => {
    if (node.type === 'image') addresses.push(node.url)
    if (node.type === 'imageReference') addresses.push(definitions.get(node.identifier) ?? '')
  })
  return addresses
}
