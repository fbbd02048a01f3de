// The GraphQL server: the supergraph, executed by signed requests to the services.
import { ApolloGateway } from '@apollo/gateway'
import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache'
import type { Logger } from 'pino'
import type { Context } from '../context/request-context.ts'
import type { Subgraphs } from '../context/settings.ts'
import { operationLimitRules, operationLimits, requireOperation } from './operation-limits.ts'
import { createBusyError, createErrorFormatter } from './public-errors.ts'
import { createSubgraphClient } from './subgraph-client.ts'

/** For parsed operations, in bytes of JSON: Apollo's own store has 30 MB, which clients fill (`infra/decisions/overload.md`). */
const maxDocumentBytes = 3 * 2 ** 20

interface Options {
  supergraph: string
  subgraphs: Subgraphs
  secret: string
  log: Logger
}

export interface Gateway {
  server: ApolloServer<Context>
  isSignedIn: SessionCheck
  stop(): Promise<void>
}

/** Starts the server on a composed supergraph. Throws when it cannot be loaded; services may be down. */
export async function startGateway({ supergraph, subgraphs, secret, log }: Options): Promise<Gateway> {
  // Usage reporting to Apollo is disabled.
  process.env.APOLLO_TELEMETRY_DISABLED = 'true'
  const services = Object.entries(subgraphs).map(([name, url]) => ({
    name,
    source: createSubgraphClient({ name, url, secret, log }),
  }))
  const quietLog = log.child({}, { level: log.level === 'silent' ? 'silent' : 'warn' })
  const gateway = new ApolloGateway({
    supergraphSdl: supergraph,
    buildService: ({ name }) => {
      const service = services.find((service) => service.name === name)
      if (!service) throw new Error(`There is no URL of the service ${name}`)
      return service.source
    },
    logger: quietLog,
    debug: false,
    __exposeQueryPlanExperimental: false,
    // In megabytes of JSON, as the document store's; 30 by itself.
    experimental_approximateQueryPlanStoreMiB: 3,
  })
  const isSignedIn = createSessionCheck(() => server)
  const server: ApolloServer<Context> = new ApolloServer<Context>({
    gateway,
    logger: quietLog,
    // The schema is in api.graphql.
    introspection: false,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    validationRules: operationLimitRules,
    documentStore: new InMemoryLRUCache({ maxSize: maxDocumentBytes }),
    // Without locations the tokens are not remembered with the nodes.
    parseOptions: { maxTokens: operationLimits.tokens, noLocation: true },
    maxRecursiveSelections: 10_000,
    formatError: createErrorFormatter(log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      requireOperation(),
      removeExtensions(),
    ],
  })
  await server.start()
  return {
    server,
    isSignedIn,
    async stop() {
      await server.stop()
      await Promise.all(services.map(({ source }) => source.close()))
    },
  }
}

/** Removes `extensions`, in which the gateway discloses internals. */
function removeExtensions(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ response }) {
          if (response.body.kind === 'single') delete response.body.singleResult.extensions
        },
      }
    },
  }
}

const sessionQuery = 'query SessionCheck { me { id } }'

type SessionCheck = (context: Context) => Promise<boolean>

/** False without a token, or with one that is not valid; a busy error while the auth service does not answer. */
const createSessionCheck =
  (getServer: () => ApolloServer<Context>): SessionCheck =>
  async (contextValue) => {
    if (!contextValue.authorization) return false
    const { body } = await getServer().executeOperation({ query: sessionQuery }, { contextValue })
    if (body.kind !== 'single' || body.singleResult.errors) throw createBusyError()
    return Boolean(body.singleResult.data?.me)
  }
