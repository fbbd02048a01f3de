/** Finds a managed type by its name in GraphQL. */
import { Invalid, type ManagedItem } from '@access/service-kit'
import type { ClassType } from 'type-graphql'
import { catalogue, type ManagedType } from './catalogue.ts'
import { contentTypes } from './content-types.ts'

export interface ManagedContentType extends ManagedType {
  Type: ClassType<ManagedItem>
}

/** Throws `Invalid` for any other name. */
export function findManagedType(name: string): ManagedContentType {
  const managedType = catalogue.find(({ typeName }) => typeName === name)
  if (!managedType)
    throw new Invalid({ type: `Name one of these: ${catalogue.map(({ typeName }) => typeName).join(', ')}` })
  const { type } = contentTypes.find((contentType) => contentType.name === name)!
  return { ...managedType, Type: type as ClassType<ManagedItem> }
}
