// Composes schemas of services into the supergraph, and says what its clients see of it.
import { composeServices } from '@apollo/composition'
import { Supergraph } from '@apollo/federation-internals'
import { parse, printSchema } from 'graphql'

type Composition =
  | { supergraph: string; api: string; problems?: never }
  /** What does not compose cleanly, a sentence for each. */
  | { problems: string[]; supergraph?: never; api?: never }

/** By the name of each service its schema. */
export function composeSchemas(schemas: Record<string, string>): Composition {
  const parts = Object.entries(schemas).map(([name, text]) => ({
    name,
    // A placeholder: the gateway gets the URLs from its settings.
    url: `http://${name}.invalid/graphql`,
    typeDefs: parse(text),
  }))
  const { errors, supergraphSdl, hints } = composeServices(parts)
  const problems = (errors ?? hints ?? []).map(String)
  if (problems.length > 0 || !supergraphSdl) return { problems }
  const api = printSchema(Supergraph.build(supergraphSdl).apiSchema().toGraphQLJSSchema())
  return { supergraph: supergraphSdl, api }
}
