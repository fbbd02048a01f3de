// The table of permissions: who may call each field and follow each reference, from the directives in the services' schemas.
import {
  isPermission,
  listRoles,
  type Permission,
  permissions,
  roles,
} from '@access/service-kit/roles/roles.rules'
import type { ConstDirectiveNode, DocumentNode, ObjectTypeDefinitionNode } from 'graphql'
import { Kind } from 'graphql'

/** Who may call a field: everybody, or the roles that have a permission. */
export type Caller = 'everybody' | Permission

/** One row: a field of Query or Mutation, a reference to an entity, or a field of another type with a check of its own. */
export interface FieldPermission {
  /** `judgments`, `Judgment` for a reference, `Case.clientInfo` for a field of another type. */
  field: string
  kind: 'query' | 'mutation' | 'reference' | 'field'
  service: string
  caller: Caller
}

const kinds: readonly FieldPermission['kind'][] = ['query', 'mutation', 'reference', 'field']

/** The permissions that a service's schema declares, those of a kind together. */
export function listPermissions(service: string, schema: DocumentNode): FieldPermission[] {
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
  return fields.flatMap((definition): FieldPermission[] => {
    const caller = getCaller(definition)
    const field = kind === 'field' ? `${type}.${definition.name.value}` : definition.name.value
    return caller ? [{ field, kind, service, caller }] : []
  })
}

/** Throws for a permission that the table of roles does not have: the field would be nobody's. */
function getCaller({ directives = [] }: { directives?: readonly ConstDirectiveNode[] }): Caller | undefined {
  if (directives.some(({ name }) => name.value === 'public')) return 'everybody'
  const authorized = directives.find(({ name }) => name.value === 'authorized')
  const argument = authorized?.arguments?.find(({ name }) => name.value === 'permission')
  if (!authorized) return undefined
  const permission = argument?.value.kind === Kind.STRING ? argument.value.value : ''
  if (!isPermission(permission)) throw new Error(`There is no permission ${JSON.stringify(permission)}`)
  return permission
}

const introduction = `# Permissions

Written by \`node gateway/src/compose.ts\` from the table of roles (\`services/kit/src/roles/roles.rules.ts\`) and from the declarations in the services (\`@Authorized(permission)\`, \`@Public()\`).

## Roles

Without \`readAllRequests\`, \`workOnRequests\` gives only the requests that are assigned to the account.
`

const fieldsIntroduction = `
## Fields

Who may call each field of the graph: everybody, or the roles with the permission. A reference is how one service reaches an item of another; a field of another type is listed where it needs more than what it belongs to. What everybody may call still checks what the caller brings: a passphrase, a link, a token. With \`useOwnAccount\`, the account and sessions of others need \`manageAccounts\` as well. Who may call a mutation may write every field of its input: what nobody may write is in no input.
`

const formatRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const formatRoles = () =>
  permissions.map((permission) =>
    formatRow([permission, ...roles.map((role) => (listRoles(permission).includes(role) ? 'yes' : ''))]),
  )

/** The table, in Markdown. */
export function formatPermissions(fields: FieldPermission[]): string {
  const rows = fields
    .toSorted(
      (one, other) =>
        kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || (one.field < other.field ? -1 : 1),
    )
    .map(({ field, kind, service, caller }) => formatRow([field, kind, service, caller]))
  return [
    introduction,
    formatRow(['Permission', ...roles]),
    `|---${'|---'.repeat(roles.length)}|`,
    ...formatRoles(),
    fieldsIntroduction,
    '| Field | Kind | Service | Who may call it |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** The rows of fields in a table that was written. */
export const parsePermissions = (table: string): FieldPermission[] =>
  [...table.matchAll(/^\| (\S+) \| (query|mutation|reference|field) \| (\S+) \| (\S+) \|$/gm)].map(
    ([, field, kind, service, caller]) => ({ field, kind, service, caller }) as FieldPermission,
  )
