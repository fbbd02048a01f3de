/** The service with these items and no others in it. */
import { fill } from '@access/service-kit'
import { aSubgraph, type Subgraph } from '@access/service-kit/testing'
import { content } from '../content.ts'
import { contentTypes } from '../contentTypes.ts'

interface Example {
  __typename: string
  id: string
}

/** Puts the examples into a fresh database, past every door, and starts the service on it. */
export async function withItems(...examples: Example[]): Promise<Subgraph> {
  const subgraph = await aSubgraph(content)
  const em = subgraph.em()
  const taken = new Set<string>()
  for (const { __typename, id, ...values } of examples) {
    const { type: Type, rules } = contentTypes.find(({ name }) => name === __typename)!
    const item = fill(new Type(), rules.parse(values) as Record<string, unknown>)
    // Builders give every item the same id; only the first can have it.
    if (!taken.has(id)) item.id = id
    taken.add(id)
    em.persist(item)
  }
  await em.flush()
  return subgraph
}

/** An example as a form would send it. */
export function asInput({ __typename, id, ...values }: Example & Record<string, unknown>) {
  return values
}
