/** A gateway that keeps one content type's items, for the tests of its screen. */
import { type FakeGateway, fakeGateway } from '@access/shell/testing'

type Item = Record<string, unknown> & { id: string }
type Asked = Record<string, unknown>

/** Answers a type's five calls: `managed('Case', 'Cases', [aCase])`. */
export function managed(type: string, plural: string, initial: Item[]): FakeGateway {
  let items: Item[] = initial
  const named = (item: Item) => ({ __typename: type, ...item })
  const withId = ({ id }: Asked) => items.find((item) => item.id === id)
  return fakeGateway({
    'POST /api/auth/logout': true,
    [`All${plural}`]: () => ({ items: items.map(named) }),
    [`Any${type}`]: (asked: Asked) => ({ item: withId(asked) ? named(withId(asked)!) : null }),
    [`Create${type}`]: ({ input }: Asked) => {
      const item = { ...(input as object), id: `new ${items.length}` }
      items = [item, ...items]
      return { item: named(item) }
    },
    [`Update${type}`]: ({ id, input }: Asked) => {
      items = items.map((item) => (item.id === id ? { ...(input as object), id: item.id } : item))
      return { item: named(withId({ id })!) }
    },
    [`Delete${type}`]: (asked: Asked) => {
      const gone = withId(asked)!
      items = items.filter((item) => item !== gone)
      return { item: named(gone) }
    },
  })
}

/** What was sent with the newest call of a name. */
export function sentWith(gateway: FakeGateway, name: string): Asked {
  const calls = gateway.asked.filter((one) => one.name === name)
  return calls.at(-1)?.variables ?? {}
}
