/** Every administrator's own views of the queue. */
import {
  Authorized,
  acquireAdvisoryLock,
  type Context,
  Invalid,
  isUuid,
  NotFound,
  recordAuditEvent,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { limits, savedView, viewName } from './queue.rules.ts'
import { SavedView } from './saved-view.entity.ts'

const itemType = 'saved view'
const duplicateNameMessage = 'You have a view of this name already'

@Resolver()
export class SavedViewsResolver {
  @Authorized('workOnRequests')
  @Query(() => [SavedView])
  savedViews(@Ctx() context: Context): Promise<SavedView[]> {
    return listViews(context.em, requireAdministrator(context).id)
  }

  @Authorized('workOnRequests')
  @Mutation(() => SavedView)
  saveView(
    @Arg('name', () => String) name: string,
    @Arg('query', () => String) query: string,
    @Ctx() context: Context,
  ): Promise<SavedView> {
    const input = validate(savedView, { name, query })
    return changeViews(context, 'created', (em, views, owner) => {
      if (views.length >= limits.views)
        throw new Invalid({ name: `${limits.views} views are the most. Delete one first` })
      assertNameAvailable(views, input.name)
      const view = Object.assign(new SavedView(), { ...input, owner })
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
    return changeViews(context, 'updated', (_, views) => {
      const view = findView(views, id)
      assertNameAvailable(
        views.filter((other) => other !== view),
        input.name,
      )
      return Object.assign(view, input)
    })
  }

  @Authorized('workOnRequests')
  @Mutation(() => SavedView)
  deleteView(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<SavedView> {
    return changeViews(context, 'deleted', (em, views) => {
      const view = findView(views, id)
      em.remove(view)
      return view
    })
  }
}

/** One change of the asker's views, alone among their own, with its line in the audit. */
function changeViews(
  context: Context,
  action: string,
  change: (em: EntityManager, views: SavedView[], owner: string) => SavedView,
): Promise<SavedView> {
  const actor = requireAdministrator(context)
  const { id: owner } = actor
  return context.em.transactional(async (em) => {
    // Of two that are saved at once in two windows, the second counts the first.
    await acquireAdvisoryLock(em, `views of ${owner}`)
    const view = change(em, await listViews(em, owner), owner)
    recordAuditEvent(em, { actor, action, itemType, itemId: view.id, title: view.name })
    return view
  })
}

/** In the order of their names. */
const listViews = (em: EntityManager, owner: string) =>
  em.find(SavedView, { owner }, { orderBy: { name: 'asc' } })

function findView(views: SavedView[], id: string): SavedView {
  const view = isUuid(id) && views.find((candidate) => candidate.id === id.toLowerCase())
  if (!view) throw new NotFound(itemType, id)
  return view
}

function assertNameAvailable(views: SavedView[], name: string) {
  if (views.some((view) => view.name.toLowerCase() === name.toLowerCase()))
    throw new Invalid({ name: duplicateNameMessage })
}
