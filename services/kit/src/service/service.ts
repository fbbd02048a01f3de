/** What makes a service: its tables, its part of the graph, and what little it does besides. */
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Tables } from '../database/open.ts'
import type { federated } from '../federated.ts'
import type { Recognise } from '../session/tokens.ts'
import type { Inside } from './app.ts'
import type { Settings } from './settings.ts'

/** What work that nobody asks for is given: connections of its own, so that nobody who asks waits with it. */
export type Working = Pick<Inside, 'orm' | 'settings' | 'log'>

/** A service, as `startService` starts it and `aSubgraph` tries it. */
export interface Service extends Tables {
  name: string
  /** Resolvers, and the answers to other services' references. */
  subgraph: Parameters<typeof federated>[0]
  /** Fills the database on first start; called under the lock after the migrations, in one transaction. */
  seed?(em: EntityManager, settings: Settings): Promise<void>
  /** Begins what goes on by itself for as long as the service runs; returned is how to end it. */
  work?(working: Working): () => Promise<void>
  /** Routes besides /graphql, /livez and /readyz. */
  routes?(inside: Inside): void | Promise<void>
  /** Only auth knows its sessions without asking. */
  recognise?(orm: MikroORM, settings: Settings): Recognise
  /** The largest body taken, 1mb unless said. */
  bodyLimit?: string
}
