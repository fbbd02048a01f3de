/** A gateway that keeps one content type's items, for the tests of its screen. */
import { type FakeGateway, fakeGateway } from '@access/shell/testing'
import type { PageInput } from '../management/definition.ts'
import { pageOf } from './pageOf.ts'

/** An item as the content service gives it. */
type Item = { __typename: string; id: string }
type Asked = Record<string, unknown>

/** Answers a type's calls: `managed('Case', 'Cases', [aCase()])`. */
export function managed(type: string, plural: string, initial: Item[]): FakeGateway {
  let items = initial
  const withId = ({ id }: Asked) => items.find((item) => item.id === id)
  return fakeGateway({
    'POST /api/auth/logout': true,
    SlugTaken: { isTaken: false },
    [`PageOf${plural}`]: ({ page }: Asked) => ({ page: pageOf(items, page as PageInput) }),
    [`Any${type}`]: (asked: Asked) => ({ item: withId(asked) ?? null }),
    [`Create${type}`]: ({ input }: Asked) => {
      const item = { ...(input as object), __typename: type, id: `new ${items.length}` }
      items = [item, ...items]
      return { item }
    },
    [`Update${type}`]: ({ id, input }: Asked) => {
      items = items.map((item) =>
        item.id === id ? { ...(input as object), __typename: type, id: item.id } : item,
      )
      return { item: withId({ id }) }
    },
    [`Set${plural}`]: ({ ids, input }: Asked) => {
      const isSet = ({ id }: Item) => (ids as string[]).includes(id)
      items = items.map((item) => (isSet(item) ? { ...item, ...(input as object) } : item))
      return { items: items.filter(isSet) }
    },
    [`Delete${plural}`]: ({ ids }: Asked) => {
      const gone = items.filter(({ id }) => (ids as string[]).includes(id))
      items = items.filter((item) => !gone.includes(item))
      return { items: gone }
    },
    [`Delete${type}`]: (asked: Asked) => {
      const item = withId(asked)
      items = items.filter((kept) => kept !== item)
      return { item }
    },
  })
}

/** What was sent with the newest call of a name. */
export function sentWith(gateway: FakeGateway, name: string): Asked {
  const calls = gateway.asked.filter((one) => one.name === name)
  return calls.at(-1)?.variables ?? {}
}

/** An item as it is sent with an update: its id apart from its fields. */
export function asSent<Sent extends Item>({ __typename, id, ...input }: Sent) {
  return { id, input }
}
