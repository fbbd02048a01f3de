/** A gateway that stores the items of one content type. */
import { createFakeGateway, type FakeGateway } from '@access/shell/testing'
import type { PageInput } from '../management/definition/definition.ts'
import { buildListPage } from './list-page.ts'

/** An item of the content service. */
type Item = { __typename: string; id: string }
type Variables = Record<string, unknown>

/** Answers the operations of a type: `createManagedGateway('Case', [buildCase()])`. */
export function createManagedGateway(type: string, initial: Item[]): FakeGateway {
  let items = initial
  let drafts: Record<string, unknown>[] = []
  const isOtherItem = (itemId: unknown) => (draft: Variables) => draft.itemId !== itemId
  const findById = ({ id }: Variables) => items.find((item) => item.id === id)
  return createFakeGateway({
    'POST /api/auth/logout': true,
    IsSlugTaken: { isTaken: false },
    // Nothing hangs on what is deleted.
    RegistrationTotals: {
      totals: { __typename: 'RegistrationTotals', registrationCount: 0, eventCount: 0 },
    },
    CitingJudgmentCount: { count: 0 },
    OpenMatterCount: { count: 0 },
    ConstitutionInForce: { inForce: null },
    ItemDrafts: () => ({ drafts }),
    ItemDraft: ({ itemId }: Variables) => ({ draft: drafts.find((one) => one.itemId === itemId) ?? null }),
    SaveItemDraft: ({ itemId, values, version }: Variables) => {
      const draft = { __typename: 'ItemDraft', itemId, values, version, savedAt: new Date().toISOString() }
      drafts = [...drafts.filter(isOtherItem(itemId)), draft]
      return { draft }
    },
    DiscardItemDraft: ({ itemId }: Variables) => {
      drafts = drafts.filter(isOtherItem(itemId))
      return { draft: null }
    },
    [`PageOf${type}s`]: ({ page }: Variables) => ({ page: buildListPage(items, page as PageInput) }),
    [`Any${type}`]: (variables: Variables) => ({ item: findById(variables) ?? null }),
    [`Create${type}`]: ({ input }: Variables) => {
      const item = { ...(input as object), __typename: type, id: `new ${items.length}` }
      items = [item, ...items]
      return { item }
    },
    [`Update${type}`]: ({ id, input }: Variables) => {
      items = items.map((item) =>
        item.id === id ? { ...(input as object), __typename: type, id: item.id } : item,
      )
      return { item: findById({ id }) }
    },
    [`Set${type}s`]: ({ ids, input }: Variables) => {
      const isSet = ({ id }: Item) => (ids as string[]).includes(id)
      items = items.map((item) => (isSet(item) ? { ...item, ...(input as object) } : item))
      return { items: items.filter(isSet) }
    },
    [`Delete${type}s`]: ({ ids }: Variables) => {
      const deleted = items.filter(({ id }) => (ids as string[]).includes(id))
      items = items.filter((item) => !deleted.includes(item))
      return { items: deleted }
    },
    [`Delete${type}`]: (variables: Variables) => {
      const item = findById(variables)
      items = items.filter((other) => other !== item)
      return { item }
    },
  })
}

/** The variables of the latest operation of that name. */
export function getLastVariables(gateway: FakeGateway, name: string): Variables {
  const calls = gateway.requests.filter((one) => one.name === name)
  return calls.at(-1)?.variables ?? {}
}

/** The variables of an update: the id and the fields. */
export function toUpdateVariables<Saved extends Item>({ __typename, id, ...input }: Saved) {
  return { id, input }
}
