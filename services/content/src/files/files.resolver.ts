/** The GraphQL resolver of files: the library of files, and their deletion. */
import {
  Authorized,
  type Context,
  createPageType,
  EditConflict,
  getRequestedFields,
  isUuid,
  NotFound,
  type Page,
  PageInput,
  paginate,
  recordAuditEvent,
  requireAdministrator,
} from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import { findReferencingItem } from './find-referencing-item.ts'
import { StoredFile } from './stored-file.entity.ts'

const PageOfFiles = createPageType(StoredFile, 'PageOfFiles')

@Resolver(() => StoredFile)
export class FilesResolver {
  @Authorized('manageContent')
  @Query(() => PageOfFiles, { description: 'The uploaded files, the newest first' })
  async pageOfFiles(
    @Arg('page', () => PageInput) page: PageInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<StoredFile>> {
    return paginate(context.em, StoredFile, page, {
      listColumns: { searchable: ['name'], sortable: ['name', 'addedAt', 'size'], filterable: ['kind'] },
      order: [{ addedAt: 'desc' }],
      columns: getRequestedFields(StoredFile, info, 'items'),
    })
  }

  @Authorized('manageContent')
  @Mutation(() => StoredFile, { description: 'Rejected while an item references it' })
  async deleteFile(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<StoredFile> {
    const actor = requireAdministrator(context)
    return context.em.transactional(async (em) => {
      const file = isUuid(id) ? await em.findOne(StoredFile, { id }) : null
      if (!file) throw new NotFound('file', id)
      const referencingItem = await findReferencingItem(em, id)
      if (referencingItem)
        throw new EditConflict(`${file.name} is still shown by ${referencingItem}. Take it out there first.`)
      recordAuditEvent(em, { actor, action: 'deleted', itemType: 'file', itemId: id, title: file.name })
      await em.remove(file).flush()
      return file
    })
  }
}
