/** The definition of a service: its entities, its subgraph, its routes and its background work. */
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { AfterSave } from '../context/context.ts'
import type { Settings } from '../context/settings.ts'
import type { DatabaseDefinition } from '../database/open-database.ts'
import type { SubgraphDefinition } from '../graphql/build-subgraph.ts'
import type { Authenticate } from '../session/authenticate.ts'
import type { RouteContext } from './app.ts'
import type { PublicMutationLimits } from './limit-public-mutations.ts'

/** The context of background work: a connection pool of its own, so that no request waits for it. */
export type BackgroundContext = Pick<RouteContext, 'orm' | 'settings' | 'log'>

/** Whether a service has an audit log. By its name: the code that starts services imports no decorators. */
export const hasAuditLog = ({ entities }: Pick<Service, 'entities'>): boolean =>
  entities.some(({ name }) => name === 'AuditEvent')

/** A service, as `startService` starts it, and `startSubgraph` in tests. */
export interface Service extends DatabaseDefinition {
  name: string
  /** The resolvers, and the reference resolvers for other services. */
  subgraph: SubgraphDefinition
  /** Seeds the database on first start; called under the migration lock, in one transaction. */
  seed?(em: EntityManager, settings: Settings): Promise<void>
  /** Called with every managed item that was created or updated, once that is stored. */
  afterSave?: AfterSave
  /** Starts background work for as long as the service runs; returns a function that stops it. */
  startBackgroundWork?(working: BackgroundContext): () => Promise<void>
  /** Routes besides /graphql, /livez and /readyz. */
  routes?(inside: RouteContext): void | Promise<void>
  /** Only auth looks up its sessions itself. */
  createAuthenticator?(orm: MikroORM, settings: Settings): Authenticate
  /** How often anybody may call each public mutation; one that is missing stops the start. */
  publicMutations?: PublicMutationLimits
  /**
   * Whether what visitors read depends on nothing but rows whose changes are announced on /changes, so that an answer to
   * one of them is good for all until the next notice.
   */
  announcesChanges?: boolean
}
