/** The managed types for export and import. */
import type { ManagedItem, TransferableType } from '@access/service-kit'
import type { ClassType } from 'type-graphql'
import { catalogue } from './catalogue.ts'
import { contentTypes } from './content-types.ts'

export const transferableTypes: readonly TransferableType[] = catalogue.map(
  ({ typeName, path, itemType, rules, holdsPersonalData = false }) => ({
    typeName,
    itemType,
    rules,
    holdsPersonalData,
    Type: contentTypes.find(({ name }) => name === typeName)!.type as ClassType<ManagedItem>,
    fileName: path.replaceAll('/', '-'),
  }),
)
