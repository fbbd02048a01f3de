/** The files that were added, for choosing one again and for throwing one away. */
import {
  administratorsOnly,
  askedColumns,
  Changed,
  type Context,
  isUuid,
  NotFound,
  type Page,
  PageInput,
  pageOf,
  pageType,
  record,
} from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import { StoredFile } from './storedFile.ts'
import { userOf } from './userOf.ts'

const PageOfFiles = pageType(StoredFile, 'PageOfFiles')

@Resolver(() => StoredFile)
export class FilesResolver {
  @Query(() => PageOfFiles, { description: 'The files that pages may show, the newest first' })
  async pageOfFiles(
    @Arg('page', () => PageInput) page: PageInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<StoredFile>> {
    administratorsOnly(context)
    return pageOf(context.em, StoredFile, page, {
      listed: { searched: ['name'], sorted: ['name', 'addedAt', 'size'], filtered: ['kind'] },
      order: [{ addedAt: 'desc' }],
      columns: askedColumns(StoredFile, info, 'items'),
    })
  }

  @Mutation(() => StoredFile, { description: 'Refused while an item shows it' })
  async deleteFile(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<StoredFile> {
    const { name: who } = administratorsOnly(context)
    return context.em.transactional(async (em) => {
      const file = isUuid(id) ? await em.findOne(StoredFile, { id }) : null
      if (!file) throw new NotFound('file', id)
      const user = await userOf(em, id)
      if (user) throw new Changed(`${file.name} is still shown by ${user}. Take it out there first.`)
      record(em, { who, action: 'deleted', noun: 'file', itemId: id, title: file.name })
      await em.remove(file).flush()
      return file
    })
  }
}
