/** Access control of the graph: every field of Query and Mutation, and every reference, declares who may call it. */
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import {
  type AuthChecker,
  Directive,
  type MiddlewareFn,
  Authorized as TypeGraphqlAuthorized,
  UseMiddleware,
} from 'type-graphql'
import { type Context, requirePermission, requireSessionOwner } from '../context/context.ts'
import { Forbidden } from '../errors/errors.ts'
import { hasPermission, type Permission } from '../roles/roles.rules.ts'

/** Who may call a field or follow a reference: anybody, or the roles that have a permission. */
export type Access = 'public' | Permission

/** The definitions of the directives that carry the declarations into the schema of a service. */
export const accessDirectives = [
  'directive @authorized(permission: String!) on FIELD_DEFINITION | OBJECT',
  'directive @public on FIELD_DEFINITION | OBJECT',
].join('\n\n')

type FieldDecorator = (target: object, name: string | symbol, descriptor?: PropertyDescriptor) => void

/** The directive of a declaration, as it is written in the schema. */
export const formatAccess = (access: Access) =>
  access === 'public' ? '@public' : `@authorized(permission: "${access}")`

const declareAccess = (access: Access) => Directive(formatAccess(access)) as FieldDecorator

/** Only for roles with the permission: others get `NotSignedIn` or `Forbidden` before anything else of the field happens. */
export const Authorized =
  (permission: Permission): FieldDecorator =>
  (target, name, descriptor) => {
    ;(TypeGraphqlAuthorized(permission) as FieldDecorator)(target, name, descriptor)
    declareAccess(permission)(target, name, descriptor)
  }

/** For anybody. What may be read by whom is up to the resolver. */
export const Public = (): FieldDecorator => declareAccess('public')

/** What every role may. */
const ownAccount = 'useOwnAccount'

/** For anyone who is signed in, also while their session is restricted, which `@Authorized` lets in nowhere. */
export const SessionOwner = (): FieldDecorator => (target, name, descriptor) => {
  ;(UseMiddleware(checkSessionOwner) as FieldDecorator)(target, name, descriptor)
  declareAccess(ownAccount)(target, name, descriptor)
}

const checkSessionOwner: MiddlewareFn<Context> = async ({ context }, next) => {
  if (!hasPermission(requireSessionOwner(context).role, ownAccount)) throw new Forbidden()
  return next()
}

// An arrow: type-graphql takes every `function` for a class to be constructed.
/**
 * Grants access to roles with the permission of the field; throws `NotSignedIn`, `Forbidden`, or `ServiceUnavailable`
 * while auth does not answer. A field that names none would be everybody's who is signed in: it is nobody's.
 */
export const checkAuthorization: AuthChecker<Context, Permission> = ({ context }, permissions) =>
  permissions.length > 0 && permissions.every((permission) => requirePermission(context, permission))

/** Throws for fields of Query and Mutation that declare no access, or both: a forgotten one must not be open. */
export function assertAccessDeclared(schema: GraphQLSchema): void {
  const undeclaredFields = [schema.getQueryType(), schema.getMutationType()]
    .filter(isObjectType)
    .flatMap(listUndeclaredFields)
  if (undeclaredFields.length > 0)
    throw new Error(`Declare either @Authorized(permission) or @Public(): ${undeclaredFields.join(', ')}`)
}

const listUndeclaredFields = (type: GraphQLObjectType): string[] =>
  Object.values(type.getFields())
    .filter(({ astNode }) => {
      const names = astNode?.directives?.map(({ name }) => name.value) ?? []
      return names.includes('authorized') === names.includes('public')
    })
    .map(({ name }) => `${type.name}.${name}`)

/** Throws when the entities of a schema, by their names, are not those whose references are declared. */
export function assertReferencesDeclared(entities: string[], references: string[]): void {
  const undeclared = entities.filter((name) => !references.includes(name))
  if (undeclared.length > 0) throw new Error(`Declare the reference resolver of ${undeclared.join(', ')}`)
  const unknown = references.filter((name) => !entities.includes(name))
  if (unknown.length > 0) throw new Error(`There is no entity ${unknown.join(', ')} to refer to`)
}

/** Each is a call of its own, whatever it is called and in whichever fragment it stands. */
export const listRootFields = ({ selections }: SelectionSetNode, document: DocumentNode): FieldNode[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT) return listRootFields(selection.selectionSet, document)
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    )
    return fragment && 'selectionSet' in fragment ? listRootFields(fragment.selectionSet, document) : []
  })

/** Whether a query or mutation of this name is declared `@Public()`. */
export const isPublicField = (field: string, schema: GraphQLSchema): boolean =>
  [schema.getQueryType(), schema.getMutationType()].some((type) =>
    type?.getFields()[field]?.astNode?.directives?.some(({ name }) => name.value === 'public'),
  )
