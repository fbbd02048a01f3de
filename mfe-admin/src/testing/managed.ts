/** A gateway that keeps one content type's items, for the tests of its screen. */
import { type FakeGateway, fakeGateway } from '@access/shell/testing'

/** An item as the content service gives it. */
type Item = { __typename: string; id: string }
type Asked = Record<string, unknown>

/** Answers a type's five calls: `managed('Case', 'Cases', [aCase()])`. */
export function managed(type: string, plural: string, initial: Item[]): FakeGateway {
  let items = initial
  const withId = ({ id }: Asked) => items.find((item) => item.id === id)
  return fakeGateway({
    'POST /api/auth/logout': true,
    [`All${plural}`]: () => ({ items }),
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
