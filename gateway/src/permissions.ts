// The table of permissions: who may call each field and follow each reference, from the directives in the services' schemas.
import type { ConstDirectiveNode, DocumentNode, ObjectTypeDefinitionNode } from 'graphql'
import { Kind } from 'graphql'

/** Who may call a field, as the table says it. */
const callers = { public: 'everybody', authorized: 'administrators' } as const

/** One row: a field of Query or Mutation, a reference to an entity, or a field of another type with a check of its own. */
export interface Permission {
  /** `judgments`, `Judgment` for a reference, `Case.clientInfo` for a field of another type. */
  field: string
  kind: 'query' | 'mutation' | 'reference' | 'field'
  service: string
  caller: (typeof callers)[keyof typeof callers]
}

const kinds: readonly Permission['kind'][] = ['query', 'mutation', 'reference', 'field']

/** The permissions that a service's schema declares, those of a kind together. */
export function listPermissions(service: string, schema: DocumentNode): Permission[] {
  const types = schema.definitions.filter(
    (definition): definition is ObjectTypeDefinitionNode => definition.kind === Kind.OBJECT_TYPE_DEFINITION,
  )
  return types.flatMap((type) => {
    const caller = getCaller(type)
    const reference = caller && { field: type.name.value, kind: 'reference' as const, service, caller }
    return [...(reference ? [reference] : []), ...listFieldPermissions(service, type)]
  })
}

function listFieldPermissions(service: string, { name, fields = [] }: ObjectTypeDefinitionNode) {
  const type = name.value
  const kind = type === 'Query' ? 'query' : type === 'Mutation' ? 'mutation' : 'field'
  return fields.flatMap((definition): Permission[] => {
    const caller = getCaller(definition)
    const field = kind === 'field' ? `${type}.${definition.name.value}` : definition.name.value
    return caller ? [{ field, kind, service, caller }] : []
  })
}

function getCaller({ directives = [] }: { directives?: readonly ConstDirectiveNode[] }) {
  const access = (Object.keys(callers) as (keyof typeof callers)[]).find((access) =>
    directives.some(({ name }) => name.value === access),
  )
  return access && callers[access]
}

const introduction = `# Permissions

Who may call each field of the graph, written by \`node gateway/src/compose.ts\` from the declarations in the services (\`@Authorized()\`, \`@Public()\`). A reference is how one service reaches an item of another; a field of another type is listed where it needs more than what it belongs to. What everybody may call still checks what the caller brings: a passphrase, a link, a token.
`

/** The table, in Markdown. */
export function formatPermissions(permissions: Permission[]): string {
  const rows = permissions
    .toSorted(
      (one, other) =>
        kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || (one.field < other.field ? -1 : 1),
    )
    .map(({ field, kind, service, caller }) => `| ${field} | ${kind} | ${service} | ${caller} |`)
  return [introduction, '| Field | Kind | Service | Who may call it |', '|---|---|---|---|', ...rows].join(
    '\n',
  )
}

/** The rows of a table that was written. */
export const parsePermissions = (table: string): Permission[] =>
  [...table.matchAll(/^\| (\S+) \| (\S+) \| (\S+) \| (\S+) \|$/gm)].map(
    ([, field, kind, service, caller]) => ({ field, kind, service, caller }) as Permission,
  )
