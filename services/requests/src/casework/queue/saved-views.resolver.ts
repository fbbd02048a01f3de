/** Views of the queue: one's own, and those that colleagues have shared. */
import {
  type Administrator,
  Authorized,
  acquireAdvisoryLock,
  type Context,
  Flag,
  Forbidden,
  Invalid,
  Item,
  inReadingOrder,
  isUuid,
  NotFound,
  recordAuditEvent,
  requireAdministrator,
  Table,
  Text,
  Unique,
  validate,
} from '@access/service-kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { limits, savedView, viewName } from './queue.rules.ts'

/** Own to each administrator, until they share it: then all who work on requests see it. */
@Unique({ properties: ['owner', 'name'] })
@Table('saved_view')
@ObjectType('SavedView', { simpleResolvers: true })
export class SavedView extends Item {
  /** The administrator's id. */
  @Text({ isHidden: true }) owner!: string
  /** What they were called when they shared it. */
  @Text({ isOptional: true }) ownerName: string | null = null
  @Text() name!: string
  /** The query of the address. */
  @Text() query!: string
  @Flag({ defaultValue: false }) isShared = false
  @Field(() => Boolean, { description: 'Whether it is the caller who made it' })
  isOwn?: boolean
  @Field(() => Boolean, { description: 'Whether the caller may rename, share and delete it' })
  isEditable?: boolean
}

const itemType = 'saved view'

@Resolver()
export class SavedViewsResolver {
  @Authorized('workOnRequests')
  @Query(() => [SavedView], { description: 'Your own, and those that colleagues have shared' })
  async savedViews(@Ctx() context: Context): Promise<SavedView[]> {
    const viewer = requireAdministrator(context)
    const views = await context.em.find(
      SavedView,
      { $or: [{ owner: viewer.id }, { isShared: true }] },
      { orderBy: [{ [inReadingOrder('name')]: 'asc' }, { id: 'asc' }] },
    )
    return views.map((view) => describeView(view, viewer))
  }

  @Authorized('workOnRequests')
  @Mutation(() => SavedView)
  saveView(
    @Arg('name', () => String) name: string,
    @Arg('query', () => String) query: string,
    @Ctx() context: Context,
  ): Promise<SavedView> {
    const input = validate(savedView, { name, query })
    const actor = requireAdministrator(context)
    return changeViews(context, actor.id, 'created', (em, views) => {
      if (views.length >= limits.views)
        throw new Invalid({ name: `${limits.views} views are the most. Delete one first` })
      assertNameAvailable(views, input.name)
      const view = Object.assign(new SavedView(), { ...input, owner: actor.id })
      em.persist(view)
      return view
    })
  }

  @Authorized('workOnRequests')
  @Mutation(() => SavedView)
  renameView(
    @Arg('id', () => ID) id: string,
    @Arg('name', () => String) name: string,
    @Ctx() context: Context,
  ): Promise<SavedView> {
    const input = validate(viewName, { name })
    return changeView(context, id, 'updated', (_, view, others) => {
      assertNameAvailable(others, input.name)
      Object.assign(view, input)
    })
  }

  @Authorized('workOnRequests')
  @Mutation(() => SavedView, { description: 'Shares it with all who work on requests, or with nobody' })
  shareView(
    @Arg('id', () => ID) id: string,
    @Arg('isShared', () => Boolean) isShared: boolean,
    @Ctx() context: Context,
  ): Promise<SavedView> {
    const actor = requireAdministrator(context)
    return changeView(context, id, isShared ? 'shared' : 'unshared', async (em, view) => {
      if (isShared && !view.isShared) await assertRoomForShared(em)
      Object.assign(view, { isShared, ...(view.owner === actor.id && { ownerName: actor.name }) })
    })
  }

  @Authorized('workOnRequests')
  @Mutation(() => SavedView)
  deleteView(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<SavedView> {
    return changeView(context, id, 'deleted', (em, view) => void em.remove(view))
  }
}

/** One change of a view that the caller may change; `others` are its owner's other views. */
async function changeView(
  context: Context,
  id: string,
  action: string,
  change: (em: EntityManager, view: SavedView, others: SavedView[]) => void | Promise<void>,
): Promise<SavedView> {
  const owner = await findOwner(context, id)
  return changeViews(context, owner, action, async (em, views) => {
    const view = views.find((candidate) => candidate.id === id.toLowerCase())
    if (!view) throw new NotFound(itemType, id)
    await change(
      em,
      view,
      views.filter((other) => other !== view),
    )
    return view
  })
}

/** One change of somebody's views, alone among them, with its line in the audit. */
function changeViews(
  context: Context,
  owner: string,
  action: string,
  change: (em: EntityManager, views: SavedView[]) => SavedView | Promise<SavedView>,
): Promise<SavedView> {
  const actor = requireAdministrator(context)
  return context.em.transactional(async (em) => {
    // Of two that are saved at once in two windows, the second counts the first.
    await acquireAdvisoryLock(em, `views of ${owner}`)
    const view = await change(
      em,
      await em.find(SavedView, { owner }, { orderBy: { [inReadingOrder('name')]: 'asc' } }),
    )
    recordAuditEvent(em, { actor, action, itemType, itemId: view.id, title: view.name })
    return describeView(view, actor)
  })
}

/**
 * Whose view it is that the caller may change: their own, or with permission a shared one. `Forbidden` where they see
 * it and no more, `NotFound` where they do not.
 */
async function findOwner(context: Context, id: string): Promise<string> {
  const viewer = requireAdministrator(context)
  const view = isUuid(id) ? await context.em.findOne(SavedView, { id }) : null
  if (!view || (view.owner !== viewer.id && !view.isShared)) throw new NotFound(itemType, id)
  if (!mayEdit(view, viewer)) throw new Forbidden()
  return view.owner
}

const mayEdit = ({ owner, isShared }: SavedView, { id, role }: Administrator) =>
  owner === id || (isShared && hasPermission(role, 'manageSharedViews'))

const describeView = (view: SavedView, viewer: Administrator): SavedView =>
  Object.assign(view, { isOwn: view.owner === viewer.id, isEditable: mayEdit(view, viewer) })

async function assertRoomForShared(em: EntityManager) {
  await acquireAdvisoryLock(em, 'shared views')
  if ((await em.count(SavedView, { isShared: true })) >= limits.sharedViews)
    throw new Invalid({ isShared: `${limits.sharedViews} shared views are the most` })
}

function assertNameAvailable(views: SavedView[], name: string) {
  if (views.some((view) => view.name.toLowerCase() === name.toLowerCase()))
    throw new Invalid({ name: 'You have a view of this name already' })
}
