/**
 * The GraphQL resolver of files: the library of files, what is said about them, where they are used,
 * their crops, and their deletion.
 */
import {
  Authorized,
  type Context,
  createPageType,
  EditConflict,
  findById,
  getRequestedFields,
  Invalid,
  isUuid,
  type Page,
  PageInput,
  paginate,
  recordAuditEvent,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Float, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql'
import { createCropRules, fileDescription } from './crop.rules.ts'
import type { Size } from './file.rules.ts'
import { FileReference, findReferences, isInDraft } from './find-references.ts'
import { storeCrop } from './store-file.ts'
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
    return isUuid(id) ? findReferences(context.em, id.toLowerCase()) : []
  }

  @Authorized('manageContent')
  @Mutation(() => StoredFile, {
    description: 'Changes what is offered where the picture is chosen, and no item',
  })
  async describeFile(
    @Arg('id', () => ID) id: string,
    @Arg('altText', () => String, { nullable: true }) altText: string | null,
    @Arg('focalX', () => Int, { description: 'In percent from the left, in steps of 25' }) focalX: number,
    @Arg('focalY', () => Int, { description: 'In percent from the top, in steps of 25' }) focalY: number,
    @Ctx() context: Context,
  ): Promise<StoredFile> {
    const input = validate(fileDescription, { altText, focalX, focalY })
    const actor = requireAdministrator(context)
    return context.em.transactional(async (em) => {
      const file = await findFile(em, id)
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
  @Mutation(() => StoredFile, {
    description:
      'Stores a part of a picture, in percent of its sides, as another picture; items keep the one that they have',
  })
  async cropFile(
    @Arg('id', () => ID) id: string,
    @Arg('left', () => Float) left: number,
    @Arg('top', () => Float) top: number,
    @Arg('width', () => Float) width: number,
    @Arg('height', () => Float) height: number,
    @Ctx() context: Context,
  ): Promise<StoredFile> {
    const em = context.em
    const file = await findFile(em, id)
    if (!isPicture(file)) throw new Invalid({ id: 'Only a picture can be cropped' })
    const area = validate(createCropRules(file), { left, top, width, height })
    return storeCrop(em, file, area, requireAdministrator(context))
  }

  @Authorized('manageContent')
  @Mutation(() => StoredFile, { description: 'Rejected while an item references it' })
  async deleteFile(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<StoredFile> {
    const actor = requireAdministrator(context)
    return context.em.transactional(async (em) => {
      const file = await findFile(em, id)
      const [reference] = await findReferences(em, file.id)
      if (reference)
        throw new EditConflict(
          `${file.name} is still shown by “${reference.title}”. Take it out there first.`,
        )
      if (await isInDraft(em, file.id))
        throw new EditConflict(`${file.name} is in a draft that somebody has not saved yet.`)
      recordAuditEvent(em, { actor, action: 'deleted', itemType: 'file', itemId: id, title: file.name })
      await em.remove(file).flush()
      return file
    })
  }
}

const isPicture = (file: StoredFile): file is StoredFile & Size => file.kind === 'picture'

const findFile = (em: EntityManager, id: string) => findById(em, StoredFile, 'file', id)
