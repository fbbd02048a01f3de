/**
 * How often one address may call each public mutation. It is counted here, in the memory of one process, and is the
 * outer limit of what has no better one: what guesses, sends or fills something has its own, in rows that all processes
 * count (rate-limit.ts), and says where.
 */
import type { ApolloServerPlugin } from '@apollo/server'
import type { GraphQLSchema } from 'graphql'
import type { Context } from '../context/context.ts'
import { TooManyRequests } from '../errors/errors.ts'
import { isPublicField, listRootFields } from '../graphql/access.ts'

/** Calls of one address within a minute, or the file of the limit that it has. */
export type PublicMutationLimit = { perMinute: number } | { limitedBy: string }

/** By the name of the field. */
export type PublicMutationLimits = Readonly<Record<string, PublicMutationLimit>>

const minuteMs = 60_000
/** Of more addresses none is remembered: the memory of a minute is not for strangers to fill. */
const maxCounted = 50_000

/** The public mutations of a schema. */
const listPublicMutations = (schema: GraphQLSchema): string[] =>
  Object.keys(schema.getMutationType()?.getFields() ?? {}).filter((name) => isPublicField(name, schema))

/** Throws for a public mutation without a limit: a forgotten one must not be without end. */
export function assertPublicMutationsLimited(schema: GraphQLSchema, limits: PublicMutationLimits): void {
  const names = listPublicMutations(schema)
  const unlimited = names.filter((name) => !Object.hasOwn(limits, name))
  if (unlimited.length > 0) throw new Error(`Say how often anybody may call ${unlimited.join(', ')}`)
  const unknown = Object.keys(limits).filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`There is no public mutation ${unknown.join(', ')} to limit`)
}

export function createPublicMutationPlugin(limits: PublicMutationLimits): ApolloServerPlugin<Context> {
  const counts = new Map<string, number>()
  let startedAt = 0

  function count(name: string, { clientIp, settings }: Context) {
    const limit = Object.hasOwn(limits, name) ? limits[name] : undefined
    if (!limit || !('perMinute' in limit) || !clientIp || !settings.hasRateLimits) return
    const now = Date.now()
    if (Math.abs(now - startedAt) >= minuteMs || counts.size >= maxCounted) {
      counts.clear()
      startedAt = now
    }
    const key = `${name} ${clientIp}`
    const calls = (counts.get(key) ?? 0) + 1
    counts.set(key, calls)
    if (calls > limit.perMinute)
      throw new TooManyRequests(
        Math.ceil((startedAt + minuteMs - now) / 1000),
        'Too many tries. Wait a minute and try again',
      )
  }

  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation, document, contextValue }) {
          if (operation?.operation !== 'mutation') return
          for (const field of listRootFields(operation.selectionSet, document))
            count(field.name.value, contextValue)
        },
      }
    },
  }
}
