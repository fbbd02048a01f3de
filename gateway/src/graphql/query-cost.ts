// What an operation costs: the values that it may be answered with, so the sizes of its lists times their fields.
import { catalogue } from '@access/content/catalogue'
import type { ApolloServerPlugin } from '@apollo/server'
import type { DocumentNode, GraphQLSchema } from 'graphql'
import { GraphQLError, getNamedType, getNullableType, isCompositeType, isListType } from 'graphql'
import type { ComplexityEstimatorArgs } from 'graphql-query-complexity'
import { getComplexity } from 'graphql-query-complexity'
import type { Logger } from 'pino'
import { z } from 'zod'
import { describeError } from '../context/log.ts'
import type { Context } from '../context/request-context.ts'
import { findListBound } from './list-bounds.ts'

/** In values. A test holds the operations of our own pages below it. */
export const maxCost = 5_000

/** A text costs one value more for so many characters that it may have: a judgment's full text 20, a title none. */
const charactersPerValue = 25_000

/** The additional cost of the fields that hold texts, as `Type.field`. */
const textCosts = new Map(
  catalogue.flatMap(({ typeName, rules }) =>
    Object.entries(getProperties(rules)).map(([name, property]) => [
      `${typeName}.${name}`,
      Math.round(getMaxLength(property) / charactersPerValue),
    ]),
  ),
)

function getProperties(rules: z.ZodType): Record<string, Property> {
  const { properties = {} } = z.toJSONSchema(rules, { io: 'input', unrepresentable: 'any' })
  return properties as Record<string, Property>
}

interface Property {
  maxLength?: number
  anyOf?: Property[]
}

function getMaxLength({ maxLength = 0, anyOf = [] }: Property): number {
  return Math.max(maxLength, ...anyOf.map(getMaxLength))
}

interface MeasuredOperation {
  schema: GraphQLSchema
  document: DocumentNode
  operationName?: string | undefined
  variables?: Record<string, unknown> | undefined
}

/** The cost of an operation; Infinity for one whose fragments multiply beyond counting. */
export function estimateCost({ schema, document, operationName, variables = {} }: MeasuredOperation): number {
  return getComplexity({
    schema,
    query: document,
    variables,
    ...(operationName && { operationName }),
    estimators: [estimateField],
  })
}

function estimateField({ type, field, args, childComplexity }: ComplexityEstimatorArgs): number {
  const ownCost = 1 + (textCosts.get(`${type.name}.${field.name}`) ?? 0)
  const isListOfItems = isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type))
  const size = getPageSize(args) ?? (isListOfItems ? (findListBound(type.name, field.name) ?? 1) : 1)
  return size * (ownCost + childComplexity)
}

/** The services give no larger pages. */
const maxPageSize = 250

/** How many items the arguments of a field ask for; undefined when they are no page. */
export function getPageSize({ page, filter, first, ids, limit }: Record<string, unknown>) {
  if (isObject(page)) return clampPageSize(page.limit ?? 25)
  if (isObject(filter)) return clampPageSize(filter.limit ?? 50)
  if (typeof first === 'number') return clampPageSize(first)
  if (typeof limit === 'number') return clampPageSize(limit)
  return Array.isArray(ids) ? ids.length : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const clampPageSize = (size: unknown) => Math.min(Math.max(Number(size) || 0, 1), maxPageSize)

/** Rejects operations that cost more than the limit, before any service is asked. The specified REST calls are not limited. */
export function limitCost(log: Pick<Logger, 'error'>): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ schema, document, operation, request, contextValue }) {
          if (!operation) throw createUnresolvedError()
          if (contextValue.isRestCall) return
          const { variables } = request
          const operationName = operation.name?.value
          if (isTooExpensive({ schema, document, operationName, variables }, log))
            throw new GraphQLError('This asks for too much at once: ask for fewer fields, or for pages.', {
              extensions: { code: 'COST_ESTIMATED_TOO_EXPENSIVE', http: { status: 400 } },
            })
        },
      }
    },
  }
}

/** Two operations and no name, or another name: nothing else would say so before they are planned. */
const createUnresolvedError = () =>
  new GraphQLError('Name one of the operations.', {
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
  })

function isTooExpensive(operation: MeasuredOperation, log: Pick<Logger, 'error'>) {
  try {
    return estimateCost(operation) > maxCost
  } catch (error) {
    // Variables that do not fit: the execution says so, and runs nothing.
    if (error instanceof GraphQLError && /^(Variable|Argument) /.test(error.message)) return false
    // Anything else could not be counted, which is a fault of ours: who asks reads that it is too much.
    log.error(
      { ...describeError(error), operation: operation.operationName },
      'the cost of an operation cannot be computed',
    )
    return true
  }
}
