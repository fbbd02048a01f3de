/** Starts the service with exactly these items. */
import { fillItem } from '@access/service-kit'
import { type Subgraph, startSubgraph } from '@access/service-kit/testing'
import { findManagedType } from '../catalogue/content-types.ts'
import { content, createContent } from '../content.ts'
import { buildOrganisation } from '../organisation/organisation.examples.ts'
import { isPublicAddress } from '../pictures/is-public-address.ts'

interface Example {
  __typename: string
  id: string
}

/** Inserts the examples into a fresh database, without the API, and starts the service on it. */
export const startContentWith = (...examples: Example[]): Promise<Subgraph> =>
  startWithItems(startSubgraph(content), examples)

/** The same, on a database that no other test has used, of which nothing is remembered. */
export const startNewContentWith = (...examples: Example[]): Promise<Subgraph> =>
  startWithItems(startSubgraph(content, { isDatabaseNew: true }), examples)

/** The same, with pictures fetched from this machine too: a test's own site stands for a public one. */
export const startContentNearSites = (...examples: Example[]): Promise<Subgraph> =>
  startWithItems(startSubgraph(contentNearSites), examples)

/** The service that fetches from this machine too. */
export const contentNearSites = createContent(
  (address) => address === '127.0.0.1' || isPublicAddress(address),
)

async function startWithItems(starting: Promise<Subgraph>, examples: Example[]): Promise<Subgraph> {
  const subgraph = await starting
  const em = subgraph.em()
  const usedIds = new Set<string>()
  for (const { __typename, id, ...values } of examples) {
    const { Type, rules } = findManagedType(__typename)
    const item = fillItem(new Type(), rules.parse(values) as Record<string, unknown>)
    // Builders give every item the same id; only the first keeps it.
    if (!usedIds.has(id)) item.id = id
    usedIds.add(id)
    em.persist(item)
  }
  await em.flush()
  return subgraph
}

/** An example as a form would send it. */
export function toInput<Item extends Example>({ __typename, id, ...values }: Item) {
  return values
}

const saveItem = (subgraph: Subgraph, type: string, call: string, variables: object) =>
  subgraph.readAsAdministrator<never>(
    `mutation($input: ${type}Input!${'id' in variables ? ', $id: ID!' : ''}) { item: ${call} }`,
    variables,
  )

/** Creates the item as an administrator; returns these fields of it. */
export const createItem = <Item = { id: string }>(
  subgraph: Subgraph,
  example: Example,
  fields = 'id',
): Promise<Item> =>
  saveItem(subgraph, example.__typename, `create${example.__typename}(input: $input) { ${fields} }`, {
    input: toInput(example),
  })

/** Saves the item with this id as an administrator; returns these fields of it. */
export const updateItem = <Item = { id: string }>(
  subgraph: Subgraph,
  { __typename: type, id, ...input }: Example,
  fields = 'id',
): Promise<Item> =>
  saveItem(subgraph, type, `update${type}(id: $id, input: $input) { ${fields} }`, { id, input })

/** Saves the settings of the office as an administrator. */
export const saveOffice = (subgraph: Subgraph, settings: Parameters<typeof buildOrganisation>[0] = {}) =>
  saveItem(subgraph, 'Organisation', 'updateOrganisation(input: $input) { id }', {
    input: buildOrganisation(settings),
  })
