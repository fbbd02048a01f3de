/** Every administrator's own views of the queue. */
import {
  administratorsOnly,
  type Context,
  check,
  Invalid,
  isUuid,
  NotFound,
  record,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { limits, savedView, viewName } from './queue.rules.ts'
import { SavedView } from './saved-view.ts'

const noun = 'saved view'
const taken = 'You have a view of this name already'

@Resolver()
export class SavedViewsResolver {
  @Query(() => [SavedView])
  savedViews(@Ctx() context: Context): Promise<SavedView[]> {
    return viewsOf(context.em, administratorsOnly(context).id)
  }

  @Mutation(() => SavedView)
  saveView(
    @Arg('name', () => String) name: string,
    @Arg('query', () => String) query: string,
    @Ctx() context: Context,
  ): Promise<SavedView> {
    const given = check(savedView, { name, query })
    return changing(context, 'created', (em, views, owner) => {
      if (views.length >= limits.views)
        throw new Invalid({ name: `${limits.views} views are the most. Delete one first` })
      refuseTaken(views, given.name)
      const view = Object.assign(new SavedView(), { ...given, owner })
      em.persist(view)
      return view
    })
  }

  @Mutation(() => SavedView)
  renameView(
    @Arg('id', () => ID) id: string,
    @Arg('name', () => String) name: string,
    @Ctx() context: Context,
  ): Promise<SavedView> {
    const given = check(viewName, { name })
    return changing(context, 'updated', (_, views) => {
      const view = oneOf(views, id)
      refuseTaken(
        views.filter((other) => other !== view),
        given.name,
      )
      return Object.assign(view, given)
    })
  }

  @Mutation(() => SavedView)
  deleteView(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<SavedView> {
    return changing(context, 'deleted', (em, views) => {
      const view = oneOf(views, id)
      em.remove(view)
      return view
    })
  }
}

/** One change of the asker's views, alone among their own, with its line in the audit. */
function changing(
  context: Context,
  action: string,
  change: (em: EntityManager, views: SavedView[], owner: string) => SavedView,
): Promise<SavedView> {
  const { id: owner, name: who } = administratorsOnly(context)
  return context.em.transactional(async (em) => {
    // Of two that are saved at once in two windows, the second counts the first.
    await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`views of ${owner}`])
    const view = change(em, await viewsOf(em, owner), owner)
    record(em, { who, action, noun, itemId: view.id, title: view.name })
    return view
  })
}

/** In the order of their names. */
const viewsOf = (em: EntityManager, owner: string) =>
  em.find(SavedView, { owner }, { orderBy: { name: 'asc' } })

function oneOf(views: SavedView[], id: string): SavedView {
  const view = isUuid(id) && views.find((one) => one.id === id.toLowerCase())
  if (!view) throw new NotFound(noun, id)
  return view
}

function refuseTaken(views: SavedView[], name: string) {
  if (views.some((view) => view.name.toLowerCase() === name.toLowerCase())) throw new Invalid({ name: taken })
}
