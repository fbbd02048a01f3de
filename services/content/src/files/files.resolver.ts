/** The GraphQL resolver of files: the library of files, what is said about them, where they are used, and their deletion. */
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
  validate,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import { FileReference, findReferences, isInDraft } from './find-references.ts'
import { StoredFile } from './stored-file.entity.ts'
import { fileDescription } from './stored-file.rules.ts'

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
      listColumns: {
        searchable: ['name', 'altText'],
        sortable: ['name', 'addedAt', 'size'],
        filterable: ['kind'],
      },
      order: [{ addedAt: 'desc' }],
      columns: getRequestedFields(StoredFile, info, 'items'),
    })
  }

  @Authorized('manageContent')
  @Query(() => [FileReference], { description: 'The items that show it, by type and title' })
  async fileReferences(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<FileReference[]> {
    return isUuid(id) ? findReferences(context.em as EntityManager, id.toLowerCase()) : []
  }

  @Authorized('manageContent')
  @Mutation(() => StoredFile, {
    description: 'Changes the alternative text that is offered where the picture is chosen, and no item',
  })
  async describeFile(
    @Arg('id', () => ID) id: string,
    @Arg('altText', () => String, { nullable: true }) altText: string | null,
    @Ctx() context: Context,
  ): Promise<StoredFile> {
    const input = validate(fileDescription, { altText })
    const actor = requireAdministrator(context)
    return context.em.transactional(async (em) => {
      const file = await findFile(em as EntityManager, id)
      Object.assign(file, input)
      recordAuditEvent(em, {
        actor,
        action: 'described',
        itemType: 'file',
        itemId: file.id,
        title: file.name,
      })
      return file
    })
  }

  @Authorized('manageContent')
  @Mutation(() => StoredFile, { description: 'Rejected while an item references it' })
  async deleteFile(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<StoredFile> {
    const actor = requireAdministrator(context)
    return context.em.transactional(async (em) => {
      const file = await findFile(em as EntityManager, id)
      const [reference] = await findReferences(em as EntityManager, file.id)
      if (reference)
        throw new EditConflict(
          `${file.name} is still shown by “${reference.title}”. Take it out there first.`,
        )
      if (await isInDraft(em as EntityManager, file.id))
        throw new EditConflict(`${file.name} is in a draft that somebody has not saved yet.`)
      recordAuditEvent(em, { actor, action: 'deleted', itemType: 'file', itemId: id, title: file.name })
      await em.remove(file).flush()
      return file
    })
  }
}

async function findFile(em: EntityManager, id: string): Promise<StoredFile> {
  const file = isUuid(id) ? await em.findOne(StoredFile, { id }) : null
  if (!file) throw new NotFound('file', id)
  return file
}
