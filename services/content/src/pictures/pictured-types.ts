/** The content types with pictures, one line each: a table of which field is a picture, and which is Markdown. */
import type { ManagedItem } from '@access/service-kit'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { ClassType } from 'type-graphql'
import { visit } from 'unist-util-visit'
import { isExternalAddress } from '../content-type/picture-copy.rules.ts'
import type { PictureCopy } from '../content-type/picture-copy.ts'
import { Event } from '../events/event.entity.ts'
import { BlogPost } from '../posts/post.entity.ts'
import { TeamMember } from '../team/team-member.entity.ts'

/** An item that shows pictures: `pictures` are our copies of those of other sites, null before the first. */
export type PicturedItem = ManagedItem & { pictures: PictureCopy[] | null }

export interface PicturedType {
  typeName: string
  Type: ClassType<PicturedItem>
  /** The addresses of other sites that the item shows pictures of. */
  listAddresses(item: PicturedItem): string[]
}

export const picturedTypes: readonly PicturedType[] = [
  createPicturedType('Event', Event, 'featuredImage'),
  createPicturedType('BlogPost', BlogPost, 'featuredImage', 'content'),
  createPicturedType('TeamMember', TeamMember, 'photo'),
]

function createPicturedType<T extends PicturedItem>(
  typeName: string,
  Type: ClassType<T>,
  picture: Extract<keyof T, string>,
  markdown?: Extract<keyof T, string>,
): PicturedType {
  return {
    typeName,
    Type,
    listAddresses: (item) =>
      listPictureAddresses({
        picture: readText(item as T, picture),
        markdown: markdown ? readText(item as T, markdown) : null,
      }),
  }
}

const readText = <T>(item: T, name: keyof T) => (item[name] as string | null | undefined) ?? null

/** More than these in one item are not fetched: an article of pictures alone has fewer. */
const maxPictures = 50

/** The fields that hold one address. */
interface PictureFields {
  picture: string | null
  /** Markdown, whose pictures are shown; null where there is none. */
  markdown: string | null
}

/** The addresses of other sites' pictures in an item, each once, in its order. */
function listPictureAddresses({ picture, markdown }: PictureFields): string[] {
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
