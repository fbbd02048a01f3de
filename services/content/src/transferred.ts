/** The managed types, as files bring and take their items. */
import type { ManagedItem, Transferred } from '@access/service-kit'
import type { ClassType } from 'type-graphql'
import { catalogue } from './catalogue.ts'
import { contentTypes } from './contentTypes.ts'

export const transferred: readonly Transferred[] = catalogue.map(({ type, path, noun, rules }) => ({
  type,
  noun,
  rules,
  Type: contentTypes.find(({ name }) => name === type)!.type as ClassType<ManagedItem>,
  file: path.replaceAll('/', '-'),
}))
