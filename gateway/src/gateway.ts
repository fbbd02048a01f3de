// The one GraphQL server: the supergraph in front, signed calls to the services behind.
import { ApolloGateway } from '@apollo/gateway'
import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import type { DocumentNode, GraphQLSchema } from 'graphql'
import { getNamedType, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import type { Logger } from 'pino'
import type { Answers } from './answers.ts'
import type { Context } from './context.ts'
import { formatErrorWith } from './failures.ts'
import { answerIntrospection, introspectionAlone } from './introspection.ts'
import { most, withinLimits } from './limits.ts'
import type { Subgraphs } from './settings.ts'
import { subgraph } from './subgraph.ts'

interface Options {
  supergraph: string
  subgraphs: Subgraphs
  secret: string
  production: boolean
  answers: Answers
  log: Logger
}

export interface Gateway {
  server: ApolloServer<Context>
  stop(): Promise<void>
}

/** Starts the server on a composed supergraph. Throws when that does not load; services may still be down. */
export async function startGateway({ supergraph, subgraphs, secret, production, answers, log }: Options) {
  // Apollo's gateway reports usage to its maker unless told not to. Nobody's requests are counted elsewhere.
  process.env.APOLLO_TELEMETRY_DISABLED = 'true'
  const services = Object.entries(subgraphs).map(([name, url]) => ({
    name,
    source: subgraph({ name, url, secret, log }),
  }))
  const quiet = log.child({}, { level: log.level === 'silent' ? 'silent' : 'warn' })
  const gateway = new ApolloGateway({
    supergraphSdl: supergraph,
    buildService: ({ name }) => {
      const service = services.find((known) => known.name === name)
      if (!service) throw new Error(`No address is known for the service ${name}`)
      return service.source
    },
    logger: quiet,
    debug: false,
    __exposeQueryPlanExperimental: false,
  })
  const server = new ApolloServer<Context>({
    gateway,
    logger: quiet,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    validationRules: [withinLimits, introspectionAlone],
    parseOptions: { maxTokens: most.tokens },
    maxRecursiveSelections: 10_000,
    formatError: formatErrorWith(log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      answerIntrospection(),
      nothingBesides(),
      dropWhatChanged(answers),
    ],
  })
  await server.start()
  return {
    server,
    async stop() {
      await server.stop()
      await Promise.all(services.map(({ source }) => source.close()))
    },
  } satisfies Gateway
}

/** The gateway adds notes about its inner workings under `extensions`; they stay inside. */
function nothingBesides(): ApolloServerPlugin<Context> {
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

/** What a mutation returns is what it changed: kept answers of that type go before its own answer does. */
function dropWhatChanged(answers: Answers): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ schema }) {
      return {
        async willSendResponse({ operation, document, response }) {
          if (operation?.operation !== 'mutation' || !document || response.body.kind !== 'single') return
          const { errors } = response.body.singleResult
          // After any other failure something may still have been committed.
          const refused = errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
          if (!refused) answers.drop(changedBy(document, schema))
        },
      }
    },
  }
}

function changedBy(document: DocumentNode, schema: GraphQLSchema) {
  const types = new Set<string>()
  const info = new TypeInfo(schema)
  const mutation = schema.getMutationType()
  const lookAtRootFields = {
    Field() {
      const type = info.getType()
      if (type && info.getParentType() === mutation) types.add(getNamedType(type).name)
    },
  }
  visit(document, visitWithTypeInfo(info, lookAtRootFields))
  return types
}
