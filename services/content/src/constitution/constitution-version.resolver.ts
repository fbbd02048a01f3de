/** The GraphQL resolver of constitution versions; visitors read them by `printed-documents`, which knows their PDFs. */
import { Managed } from '@access/service-kit'
import { Resolver } from 'type-graphql'
import { ConstitutionVersion, ConstitutionVersionInput, newestFirst } from './constitution-version.entity.ts'
import { constitutionVersions } from './constitution-version.rules.ts'

@Resolver(() => ConstitutionVersion)
export class ConstitutionVersionResolver extends Managed(
  ConstitutionVersion,
  ConstitutionVersionInput,
  constitutionVersions,
  {
    permission: 'manageContent',
    titleColumn: 'versionNumber',
    order: newestFirst,
    listColumns: { searchable: ['versionNumber', 'changes'], sortable: ['effectiveDate'], filterable: [] },
  },
) {}
