/** Types of other services, as a service refers to them: by their id alone. */
import { type ClassType, Directive, Field, ID, ObjectType } from 'type-graphql'

/** An item of another service. */
export interface ItemReference {
  id: string
}

/** The type of the references to the items of a type; the service that owns the type resolves them. */
export function createReferenceType(name: string): ClassType<ItemReference> {
  @Directive('@key(fields: "id", resolvable: false)')
  @ObjectType(name, { simpleResolvers: true })
  class ReferenceType implements ItemReference {
    @Field(() => ID) id!: string
  }
  return ReferenceType
}

/** An administrator, in services other than auth. */
export const AdministratorReference = createReferenceType('Administrator')

/** The reference to an id; null to none. */
export const toReference = (id: string | null): ItemReference | null => (id === null ? null : { id })
