/** The content types with pictures, one line each: a table of which field is a picture, and which is Markdown. */
import type { ManagedItem } from '@access/service-kit'
import type { ClassType } from 'type-graphql'
import type { PictureCopy } from '../content-type/picture-copy.ts'
import { Event } from '../events/event.entity.ts'
import { BlogPost } from '../posts/post.entity.ts'
import { TeamMember } from '../team/team-member.entity.ts'
import { listPictureAddresses } from './picture-addresses.ts'

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
