/** Finds a managed type by its name in GraphQL: one of the catalogue, or the fixed pages. */
import { Invalid, type ManagedItem } from '@access/service-kit'
import type { ClassType } from 'type-graphql'
import { StaticPage } from '../static-pages/static-page.entity.ts'
import { staticPages } from '../static-pages/static-page.managed-type.ts'
import { catalogue, type ManagedType } from './catalogue.ts'
import { contentTypes } from './content-types.ts'

export interface ManagedContentType extends ManagedType {
  Type: ClassType<ManagedItem>
}

/** Throws `Invalid` for any other name. */
export function findManagedType(name: string): ManagedContentType {
  if (name === staticPages.typeName) return { ...staticPages, Type: StaticPage }
  const managedType = catalogue.find(({ typeName }) => typeName === name)
  if (!managedType)
    throw new Invalid({ type: `Name one of these: ${catalogue.map(({ typeName }) => typeName).join(', ')}` })
  const { type } = contentTypes.find((contentType) => contentType.name === name)!
  return { ...managedType, Type: type as ClassType<ManagedItem> }
}
