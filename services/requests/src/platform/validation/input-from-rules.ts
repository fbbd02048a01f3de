/** GraphQL inputs of what people send us, derived from the rules that check it. */
import { type ClassType, Field, InputType } from 'type-graphql'
import { z } from 'zod'

type GraphqlType = Parameters<typeof Field>[0] & (() => unknown)

interface JsonSchema {
  description?: string
  type?: string | string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/**
 * The input that these rules check, with other GraphQL types where JSON Schema does not tell which. As far as GraphQL is
 * concerned everything may be left out: the rules say what is required, and name all of it at once.
 */
export function createInputFromRules(
  name: string,
  rules: z.ZodType,
  types: Record<string, GraphqlType> = {},
): ClassType<object> {
  const { properties = {} } = z.toJSONSchema(rules, { io: 'input', unrepresentable: 'any' })
  const Input = { [name]: class {} }[name] as ClassType<object>
  for (const [field, schema] of Object.entries(properties)) {
    const { description = '', ...described } = schema as JsonSchema
    const type = types[field] ?? ((() => getGraphqlType(described)) as GraphqlType)
    ;(Field(type, { nullable: true, description }) as PropertyDecorator)(Input.prototype, field)
  }
  InputType(name)(Input)
  return Input
}

function getGraphqlType({ type, items, anyOf }: JsonSchema): unknown {
  if (anyOf) return getGraphqlType(anyOf[0]!)
  if (type === 'array') return [getGraphqlType(items!)]
  return { boolean: Boolean, integer: Number, number: Number }[[type].flat()[0]!] ?? String
}
